import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running shop under another address, at which a new version of it can come out. */
export type Releasing = AsyncDisposable & {
  url: string;
  /** From now on there is another service worker: what a deployment changes for a browser. */
  release(): void;
};

/** @param shopUrl where the shop really is; everything is passed on to it */
export async function releasing(shopUrl: string): Promise<Releasing> {
  let addition = '';
  const { hostname, port } = new URL(shopUrl);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const isWorker = path === '/sw.js';
    // The worker comes whole and plain, so that something can be put behind it.
    const passedOn = isWorker ? { host: headers.host } : headers;
    const asked = request({ hostname, port, method, path, headers: passedOn }, (answer) => {
      const { 'content-length': _length, etag: _etag, 'last-modified': _when, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end(addition));
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      addition = '\n// newer';
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}
