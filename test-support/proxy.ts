import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network path to a shop, or a proxy in front of several. */
export type Line = {
  url: string;
  /** Stops passing responses; requests still arrive. */
  mute(): void;
  /** Drops every connection through it. */
  cut(): void;
  close(): Promise<void>;
};

/** @param choose the shop's address for a connection, by the head of its first request */
export async function openProxy(choose: (head: string) => string): Promise<Line> {
  const ends = new Set<Socket>();
  let muted = false;
  const keep = (end: Socket) => {
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
  };
  const server = createServer((near) => {
    keep(near);
    near.once('data', (first: Buffer) => {
      const { hostname, port } = new URL(choose(first.toString('latin1')));
      const far = connect(Number(port), hostname);
      keep(far);
      far.write(first);
      near.pipe(far);
      far.on('data', (part: Buffer) => muted || near.write(part));
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const cut = () => ends.forEach((end) => end.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mute() {
      muted = true;
    },
    cut,
    async close() {
      cut();
      await new Promise((done) => void server.close(done));
    },
  };
}
