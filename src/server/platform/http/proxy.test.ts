import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { warnOfUnknownProxy } from './proxy.ts';

test('a proxy that nobody told of is named once', async () => {
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
