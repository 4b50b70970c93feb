import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of S3 as the shop needs: objects by path, a list by prefix; any signature is accepted. */
export type Bucket = {
  endpoint: string;
  /** By path including the bucket: `/anh/1.webp`. */
  objects: Map<string, Buffer>;
  /** The signature of each request. */
  signatures: string[];
  /** Starts or stops answering every request with 503. */
  fail(is: boolean): void;
  close(): Promise<void>;
};

export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const signatures: string[] = [];
  let failing = false;
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(url.pathname);
    signatures.push(request.headers.authorization ?? '');
    const body = await buffer(request);
    if (failing) return void reply.writeHead(503).end();
    if (url.searchParams.has('list-type')) {
      const root = `/${key.split('/')[1]}/`;
      const under = root + (url.searchParams.get('prefix') ?? '');
      const found = [...objects].filter(([name]) => name.startsWith(under));
      const entries = found.map(
        ([name, { length }]) =>
          `<Contents><Key>${name.slice(root.length)}</Key><Size>${length}</Size><LastModified>2026-11-22T00:00:00.000Z</LastModified></Contents>`,
      );
      reply.writeHead(200, { 'content-type': 'application/xml' });
      return void reply.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${entries.join('')}</ListBucketResult>`,
      );
    }
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    reply.statusCode = found === undefined && reads ? 404 : 200;
    reply.end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    signatures,
    fail: (is) => void (failing = is),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
