import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, expect, test } from 'vitest';
import { z } from '#contract/zod.ts';
import { createLog } from '../process/log.ts';
import { registerAccess } from './access.ts';
import { ShopError, registerErrors } from './errors.ts';
import { mustRevalidate, cacheResponses } from './cached-routes.ts';
import { mayReadOwnWrites } from './own-writes.ts';
import { serveCachedResponses } from './early-responses.ts';
import { logRequests } from './request-log.ts';
import { createVersion } from './version.ts';

let opened: FastifyInstance | undefined;
afterEach(() => opened?.close());

type Line = { path: string; status: number; reqId: string };

/** A server whose lists contain how often they were made, with controls to change their data. */
async function server() {
  const data = { version: 1, made: [] as string[] };
  const version = createVersion(async () => String(data.version));
  const lines: Line[] = [];
  let id = 0;
  const app = Fastify({
    loggerInstance: createLog('info', {
      write: (line) => void (line.includes('"request"') && lines.push(JSON.parse(line) as Line)),
    }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `ordinary-${++id}`,
  }) as unknown as FastifyInstance;
  opened = app;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  logRequests(app);
  serveCachedResponses(app, {
    publicUrl: null,
    newRequestId: () => `quick-${++id}`,
    addressOf: ({ socket }) => socket.remoteAddress,
    bypasses: (request) => mayReadOwnWrites(request) || mustRevalidate(request.headers['cache-control']),
  });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await app.register(cookie);
  registerAccess(app, async () => null);
  cacheResponses(app, { version, prepare: async () => undefined });
  const config = { access: 'public', cached: true } as const;
  const querystring = z.object({ page: z.coerce.number().default(1) });
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/api/things', { config, schema: { querystring } }, ({ query }) => {
      data.made.push(`page ${query.page}`);
      return { data: `page ${query.page} of ${data.version}` };
    });
  app.get('/api/nothing', { config }, () => {
    data.made.push('nothing');
    throw new ShopError('NOT_FOUND');
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string; isQuick: boolean }>(
      (resolve, reject) => {
        const asked = ask({
          port,
          path,
          method,
          headers: { 'accept-encoding': 'identity', ...headers },
          agent: false,
        });
        asked.on('error', reject).on('response', (answer) => {
          const { statusCode: status = 0, headers: answered } = answer;
          text(answer).then(
            (body) =>
              resolve({
                status,
                headers: answered,
                body,
                isQuick: String(answered['x-request-id']).startsWith('quick'),
              }),
            reject,
          );
        });
        asked.end();
      },
    );
  /** In the encoding that is cached. */
  const read = (path: string, headers = {}) => get(path, { 'accept-encoding': 'br', ...headers });
  return { app, data, version, lines, get, read };
}

const ofAll = ({
  'x-request-id': _id,
  date: _date,
  connection: _connection,
  ...rest
}: Record<string, unknown>) => rest;

test('a repeated GET is served from the cache with the same body and headers, made once, and logged', async () => {
  const { read, data, lines } = await server();
  const first = await read('/api/things');
  const second = await read('/api/things');
  expect([first.isQuick, second.isQuick]).toEqual([false, true]);
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect(ofAll(second.headers)).toEqual(ofAll(first.headers));
  expect(second.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-encoding': 'br',
  });
  expect(data.made).toEqual(['page 1']);
  await expect.poll(() => lines.length).toBe(2);
  const [ordinary, quick] = lines;
  expect(Object.keys(quick!).toSorted()).toEqual(Object.keys(ordinary!).toSorted());
  expect(quick).toMatchObject({ path: '/api/things', status: 200, reqId: second.headers['x-request-id'] });
});

test('a GET whose If-None-Match matches gets 304 from the cache', async () => {
  const { read } = await server();
  const { headers } = await read('/api/things');
  const again = await read('/api/things', { 'if-none-match': headers['etag'] as string });
  expect(again).toMatchObject({ status: 304, body: '', isQuick: true });
});

test('after a change in this process the next response is made anew', async () => {
  const { read, get, data, version } = await server();
  await read('/api/things');
  data.version = 2;
  expect((await read('/api/things')).isQuick).toBe(true);
  version.touch();
  expect((await get('/api/things')).body).toContain('of 2');
  expect((await read('/api/things')).isQuick).toBe(true);
  expect(data.made).toHaveLength(2);
});

test.each<Record<string, string>>([
  { cookie: 'a=b; wrote=1' },
  { 'cache-control': 'no-cache' },
  { 'cache-control': 'max-age=0' },
])('a request with %o gets no response older than the request', async (headers) => {
  const { read, get, data } = await server();
  await read('/api/things');
  data.version = 2;
  expect((await get('/api/things', headers)).body).toContain('of 2');
});

test('unknown and default query parameters share one response and are not cached under their own address', async () => {
  const { read, data } = await server();
  for (const path of ['/api/things?x=1', '/api/things?x=1', '/api/things?page=1', '/api/things?page=2'])
    expect((await read(path)).isQuick).toBe(false);
  expect((await read('/api/things?page=2')).isQuick).toBe(true);
  expect(data.made).toEqual(['page 1', 'page 2']);
});

test('a 404 is not cached; HEAD and POST bypass the cache', async () => {
  const { read, get, data } = await server();
  for (let n = 0; n < 2; n += 1)
    expect(await read('/api/nothing')).toMatchObject({ status: 404, isQuick: false });
  expect(data.made).toEqual(['nothing', 'nothing']);
  await read('/api/things');
  expect(await get('/api/things', {}, 'HEAD')).toMatchObject({ status: 200, isQuick: false });
  expect(await get('/api/things', {}, 'POST')).toMatchObject({ status: 404 });
});

test('a route that is not public cannot be declared cached', async () => {
  const { app } = await server();
  const late = Fastify() as unknown as FastifyInstance;
  registerAccess(late, async () => null);
  cacheResponses(late, { version: createVersion(async () => ''), prepare: async () => undefined });
  expect(() => late.get('/api/mine', { config: { access: 'user', cached: true } }, () => 'x')).toThrow(
    'cannot be cached',
  );
  await Promise.all([late.close(), app.close()]);
});
