import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { CLOSING, endConnectionsOnClose } from './connections.ts';
import { registerErrors } from './errors.ts';

test('a request that arrives while the server closes gets 503 with Retry-After and the shop’s error body', async () => {
  const app = Fastify(CLOSING);
  registerErrors(app);
  endConnectionsOnClose(app);
  const underWay = Promise.withResolvers<void>();
  app.addHook('preClose', () => underWay.promise);
  app.get('/api/charms', () => ({ data: [] }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${url}/api/charms`)).status).toBe(200);

  const closed = app.close();
  const late = await fetch(`${url}/api/charms`);

  expect([late.status, late.headers.get('retry-after'), late.headers.get('connection')]).toEqual([
    503,
    '5',
    'close',
  ]);
  expect(await late.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.any(String) });
  underWay.resolve();
  await closed;
});
