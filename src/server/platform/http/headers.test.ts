import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { pageCsp, registerHeaders } from './headers.ts';

const tiem = sharedShop({ env: { PUBLIC_URL: 'https://vuoncharm.example', DEMO: 'true' } });

describe('every response', () => {
  test.each(['/api/users/me', '/api/khong-co', '/api/health', '/pictures/uploads/x.webp'])(
    'to %s carries the security headers and a request id',
    async (path) => {
      const { headers } = await tiem.visitor().get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=()'),
        'strict-transport-security': 'max-age=86400',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain('report-to errors');
      expect(headers['reporting-endpoints']).toBe('errors="/api/v1/policy-reports"');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test('to a failed request names its request id in the body', async () => {
    const { headers, error } = await tiem.visitor().get('/api/khong-co');
    expect(error.requestId).toBe(headers['x-request-id']);
  });

  test('to an API call is no-store, also when its path is percent-encoded', async () => {
    for (const path of ['/api/users/me', '/%61pi/users/me', '/ap%69/users/me'])
      expect((await tiem.visitor().get(path)).headers['cache-control']).toBe('no-store');
  });
});

test('an image served by the API is no-store and has no Content-Security-Policy', async () => {
  await using app = Fastify();
  await registerHeaders(app, null);
  app.get('/api/picture', (_, reply) => reply.type('image/webp').send(Buffer.from('x')));
  const { headers } = await app.inject('/api/picture');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('a path that cannot be decoded is refused with 400', async () => {
  const { status, error } = await tiem.visitor().get('/api/charms/%ff');
  expect([status, error.code]).toEqual([400, 'MALFORMED']);
});

test('the page policy allows the shop’s own scripts and styles and those whose hash is given, nothing else', () => {
  const policy = pageCsp({ scripts: ['abc='], styles: ['def='] });
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("style-src 'self' 'sha256-def='; style-src-attr 'unsafe-inline'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).not.toContain('https:');
});

test('with analytics the page policy adds Google’s hosts and nothing else', () => {
  const policy = pageCsp({ scripts: ['abc='], styles: ['def='] }, { analytics: true });
  expect(policy).toContain("script-src 'self' 'sha256-abc=' https://www.googletagmanager.com;");
  const without = policy.replaceAll(
    / https:\/\/[\w.*]+?\.(?:googletagmanager|google-analytics|google)\.com/g,
    '',
  );
  expect(without).toBe(pageCsp({ scripts: ['abc='], styles: ['def='] }));
});

test('a long response is compressed if the client accepts it, a short one is not', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const long = await tiem.app.inject({ url: '/api/openapi.json', headers });
  expect(long.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toHaveProperty('paths');
  const short = await tiem.app.inject({ url: '/api/health', headers });
  expect(short.headers).not.toHaveProperty('content-encoding');
});
