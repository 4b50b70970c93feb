import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { addressOf, nearest, warnOfUnknownProxy } from './proxy.ts';

test('X-Forwarded-For from a proxy that is not configured is warned of once', async () => {
  const app = Fastify();
  const warn = vi.fn();
  warnOfUnknownProxy(app, { warn });
  app.get('/', () => 'x');
  await app.inject('/');
  expect(warn).not.toHaveBeenCalled();
  await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } });
  await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.8' } });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUST_PROXY'));
});

test.each([
  [0, '203.0.113.7'],
  [1, undefined],
  [1, '203.0.113.7'],
  [1, 'forged, 203.0.113.7'],
  [2, '203.0.113.7'],
  [2, 'forged, 203.0.113.7 , 198.51.100.2'],
])('with %i proxies and X-Forwarded-For %s addressOf equals request.ip', async (proxies, told) => {
  const app = Fastify({ trustProxy: nearest(proxies) });
  app.get('/', (request) => ({ its: request.ip, ours: addressOf(request.raw, proxies) }));
  const { its, ours } = (
    await app.inject({ url: '/', headers: told === undefined ? {} : { 'x-forwarded-for': told } })
  ).json<{ its: string; ours: string }>();
  expect(ours).toBe(its);
});
