import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy between a shop and its database. */
export type DatabaseLine = {
  /** The same database, through this proxy. */
  url: string;
  /** Stops passing data without closing connections, like a frozen machine or an unplugged cable. */
  freeze(): void;
  /** Passes nothing of connections that are opened from now on, like a database too busy to accept them. */
  freezeNew(): void;
  /** Passes the held data, and everything that follows. */
  thaw(): void;
  /** Drops every connection and refuses new ones, like a database that is down. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** @param databaseUrl of a database on a unix socket or a port */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const database = new URL(databaseUrl);
  const host = decodeURIComponent(database.hostname);
  const ends = new Set<Socket>();
  let frozen = false;
  const keep = (end: Socket) => {
    if (frozen) end.pause();
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
  };
  const server = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${database.port}`)
      : connect(Number(database.port), host);
    keep(near);
    keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (part: Buffer) => void to.write(part));
      from.on('close', () => to.destroy());
    }
  });
  const listen = (port: number) => new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  async function cut(): Promise<void> {
    const closed = new Promise<unknown>((done) => void server.close(done));
    for (const end of ends) end.destroy();
    await closed;
  }
  return {
    url: url.href,
    freeze() {
      frozen = true;
      for (const end of ends) end.pause();
    },
    freezeNew() {
      frozen = true;
    },
    thaw() {
      frozen = false;
      for (const end of ends) end.resume();
    },
    cut,
    mend: () => listen(port),
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
