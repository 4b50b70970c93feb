import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { pageCsp, registerHeaders } from './headers.ts';

const tiem = sharedShop({ env: { PUBLIC_URL: 'https://vuoncharm.example', DEMO: 'true' } });

describe('every answer', () => {
  test.each(['/api/users/me', '/api/khong-co', '/api/health', '/pictures/uploads/x.webp'])(
    'of %s carries them',
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

  test('of a failure names the request it was', async () => {
    const { headers, error } = await tiem.visitor().get('/api/khong-co');
    expect(error.requestId).toBe(headers['x-request-id']);
  });

  test('of the API is kept by nobody, unless its route says so', async () => {
    for (const path of ['/api/users/me', '/%61pi/users/me', '/ap%69/users/me'])
      expect((await tiem.visitor().get(path)).headers['cache-control']).toBe('no-store');
  });
});

test('a picture of the API needs no policy, but is kept by nobody either', async () => {
  await using app = Fastify();
  await registerHeaders(app, null);
  app.get('/api/picture', (_, reply) => reply.type('image/webp').send(Buffer.from('x')));
  const { headers } = await app.inject('/api/picture');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('an address that is none is refused like any other mistake', async () => {
  const { status, error } = await tiem.visitor().get('/api/charms/%ff');
  expect([status, error.code]).toEqual([400, 'MALFORMED']);
});

test('a page may run and wear only its own scripts and styles, and those whose hash is named', () => {
  const policy = pageCsp({ scripts: ['abc='], styles: ['def='] });
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("style-src 'self' 'sha256-def='; style-src-attr 'unsafe-inline'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).not.toContain('https:');
});

test('it is open for the counter of visits where one is configured, and for nothing else', () => {
  const policy = pageCsp({ scripts: ['abc='], styles: ['def='] }, { analytics: true });
  expect(policy).toContain("script-src 'self' 'sha256-abc=' https://www.googletagmanager.com;");
  const without = policy.replaceAll(
    / https:\/\/[\w.*]+?\.(?:googletagmanager|google-analytics|google)\.com/g,
    '',
  );
  expect(without).toBe(pageCsp({ scripts: ['abc='], styles: ['def='] }));
});

test('a long answer comes compressed to who reads that, a short one as it is', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const long = await tiem.app.inject({ url: '/api/openapi.json', headers });
  expect(long.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toHaveProperty('paths');
  const short = await tiem.app.inject({ url: '/api/health', headers });
  expect(short.headers).not.toHaveProperty('content-encoding');
});
