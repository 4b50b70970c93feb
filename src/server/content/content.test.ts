import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../test-support/app.ts';
import { stockGoods } from '../../../test-support/goods.ts';

let site: TestShop;
beforeAll(async () => {
  site = await startTestShop({ env: { PUBLIC_URL: 'https://vuoncharm.example' } });
});
afterAll(() => site.close());

test('robots.txt keeps crawlers out of what is personal and names the map', async () => {
  const { status, headers, bytes } = await site.visitor().get('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = bytes.toString().split('\n');
  for (const path of ['/api/', '/admin', '/cart', '/order', '/profile', '/login'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain('Disallow: /');
  expect(lines).toContain('Sitemap: https://vuoncharm.example/sitemap.xml');
});

test('sitemap.xml lists the public pages with the day the shop last changed', async () => {
  const sitemap = async () => (await site.visitor().get('/sitemap.xml')).bytes.toString();
  expect(await sitemap()).not.toContain('lastmod');
  await stockGoods(site.shop);
  const map = await sitemap();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    ['/', '/garden', '/help', '/blog'].map((path) => `https://vuoncharm.example${path}`),
  );
  expect(map).toContain(`<lastmod>${site.clock.now().toISOString()}</lastmod>`);
});
