import { expect, test } from 'vitest';
import { rawRequest } from './support/raw-request.ts';
import { demoShop } from './support/demo-shop.ts';

/** Malicious addresses and headers, sent without a browser. */
const shop = demoShop();
const at = (path: string) => new URL(path, shop.url).href;

test('a path with consecutive slashes, which a browser may take for another host, redirects home', async () => {
  for (const path of [
    '//evil.example/garden',
    '///evil.example',
    '//',
    '/garden//',
    `/garden${'/'.repeat(15_000)}a?q=sen`,
  ]) {
    const { status, headers } = await rawRequest(`${shop.url}${path}`);
    expect([status, headers.location], path).toEqual([302, '/']);
  }
});

test('X-Forwarded-Host appears in no page, robots.txt or sitemap', async () => {
  const headers = { 'x-forwarded-host': 'evil.example' };
  for (const path of ['/', '/garden', '/blog?bai-viet=y-nghia-hoa', '/robots.txt', '/sitemap.xml'])
    expect((await rawRequest(at(path), { headers })).body.toString(), path).not.toContain('evil.example');
});

test('a page for a client that refuses Brotli is not compressed', async () => {
  for (const path of ['/', '/garden']) {
    const answer = await rawRequest(at(path), { headers: { 'accept-encoding': 'br;q=0' } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.toString()).toContain('<html');
  }
});
