import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '#server/platform/http/errors.ts';
import {
  uncompressedResponse,
  acceptsEncoding,
  type Encoded,
  type EncodedResponse,
} from '#server/platform/http/response-cache.ts';
import { sendCached } from '#server/platform/http/early-responses.ts';

const YEAR = 365 * 24 * 3600;
/** File types that the build compresses at the highest level, next to the file: `x.js.br`, `x.js.gz`. */
const PACKED: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Small files that compression does not make smaller. */
const PLAIN: Record<string, string> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of the bundle. Scripts, styles, pictures and fonts are read once and then sent like any cached response
 * (decision 0054); the film comes from the disk, with support for range requests. Only files that existed at the start are
 * served.
 * @param root the folder whose files are served by their path in it
 */
export async function serveBundle(app: FastifyInstance, root: string): Promise<void> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
  const files = new Set(paths);
  const isPacked = (path: string) => extname(path) in PACKED && files.has(`${path}.br`);
  const ready = remembered((path: string) =>
    isPacked(path) ? readPacked(root, path) : readPlain(root, path),
  );

  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (!files.has(path)) throw new ShopError('NOT_FOUND');
    if (!isPacked(path) && !(extname(path) in PLAIN)) return reply.sendFile(path);
    const answer = await ready(path);
    return sendCached(request, reply, { answer, find: () => answer, isTidy: path === request.url });
  }

  const config = { access: 'public' } as const;
  const folders = new Set(paths.map((path) => path.split('/').slice(0, -1).join('/')));
  // One route per folder: a route for each of hundreds of files would take a tenth of a second of every start.
  for (const folder of folders)
    if (folder !== '') app.get(`${folder}/*`, { config, schema: { hide: true } }, send);
  for (const path of paths)
    if (!path.slice(1).includes('/')) app.get(path, { config, schema: { hide: true } }, send);
}

const pathOf = (url: string): string => url.split('?', 1)[0]!;

async function readPacked(root: string, path: string): Promise<EncodedResponse> {
  const read = async (ending: string, encoding: Encoded['encoding']): Promise<Encoded> => ({
    bytes: await readFile(join(root, path + ending)),
    encoding,
  });
  const br = await read('.br', 'br');
  const gzip = remembered(() => read('.gz', 'gzip'));
  const plain = remembered(() => read('', null));
  return {
    status: 200,
    headers: { 'content-type': PACKED[extname(path)]!, 'cache-control': cacheControlOf(path) },
    etag: etagOf(br.bytes),
    encoded(accepted = '') {
      if (acceptsEncoding(accepted, 'br')) return br;
      return acceptsEncoding(accepted, 'gzip') ? gzip(path) : plain(path);
    },
  };
}

async function readPlain(root: string, path: string): Promise<EncodedResponse> {
  const bytes = await readFile(join(root, path));
  const headers = { 'content-type': PLAIN[extname(path)]!, 'cache-control': cacheControlOf(path) };
  return uncompressedResponse(bytes, etagOf(bytes), headers);
}

const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** Memoizes by key; failures are retried. */
function remembered<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}

/** @param path of a file of the bundle */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR}, immutable`;
  // The service worker decides which version a browser keeps, so it is always revalidated.
  return path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}
