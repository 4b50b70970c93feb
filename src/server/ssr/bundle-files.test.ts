import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerErrors } from '#server/platform/http/errors.ts';
import { serveBundle } from './bundle-files.ts';

const FILES = {
  'sw.js': 'plain sw',
  'sw.js.br': 'br sw',
  'sw.js.gz': 'gz sw',
  'assets/home-1.js': 'plain home',
  'assets/home-1.js.br': 'br home',
  'assets/home-1.js.gz': 'gz home',
  'assets/text-2.woff2': 'a face',
  'brand/film.mp4': '0123456789',
};

let root: string;
let app: FastifyInstance;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  app = Fastify();
  app.decorateReply('sending', null);
  registerErrors(app);
  await serveBundle(app, root);
});

afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['br, gzip', 'br home', 'br'],
  ['gzip', 'gz home', 'gzip'],
  ['identity', 'plain home', undefined],
])('Accept-Encoding %s: that encoding, immutable, with 304 by ETag', async (accepted, body, encoding) => {
  const answer = await get('/assets/home-1.js', { 'accept-encoding': accepted });
  expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([200, body, encoding]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const { etag } = answer.headers;
  const again = await get('/assets/home-1.js', {
    'accept-encoding': accepted,
    'if-none-match': String(etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the service worker is no-cache, fonts are immutable, and the film answers range requests', async () => {
  expect((await get('/sw.js', { 'accept-encoding': 'br' })).headers['cache-control']).toBe('no-cache');
  const face = await get('/assets/text-2.woff2');
  expect([face.statusCode, face.body, face.headers['content-type']]).toEqual([200, 'a face', 'font/woff2']);
  expect(face.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const part = await get('/brand/film.mp4', { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['cache-control']]).toEqual([
    206,
    '234',
    'public, max-age=3600',
  ]);
});

test.each([
  '/assets/home-2.js',
  '/assets/',
  '/assets/..%2fsw.js',
  '/assets//home-1.js',
  '/assets/HOME-1.js',
  '/assets/home-1.js%00',
  '/brand/..%5c..%5cpackage.json',
])('%s gets 404', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('a compressed file that could not be read is read again at the next request', async () => {
  await rm(join(root, 'assets/home-1.js.br'));
  const packed = { 'accept-encoding': 'br' };
  expect((await get('/assets/home-1.js', packed)).statusCode).toBe(500);
  await writeFile(join(root, 'assets/home-1.js.br'), 'br home');
  expect((await get('/assets/home-1.js', packed)).body).toBe('br home');
});
