import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to a running shop, which can simulate a new release. */
export type ReleaseProxy = AsyncDisposable & {
  url: string;
  /** Serves a changed service worker from now on, as a browser sees after a deployment. */
  release(): void;
};

/** @param shopUrl the shop's real address, to which everything is forwarded */
export async function openReleaseProxy(shopUrl: string): Promise<ReleaseProxy> {
  let addition = '';
  const { hostname, port } = new URL(shopUrl);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const isWorker = path === '/sw.js';
    // The worker is fetched complete and uncompressed, so that it can be appended to.
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
