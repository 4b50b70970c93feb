import { describe, expect, onTestFinished, test } from 'vitest';
import type { Article, ArticleCard, Collection, Leaflet } from '#contract/http/content.ts';
import { braceletStrings, charms, readyMadeBracelets, tyingMethods } from '#seeds/catalogue.ts';
import { FEED_PATH, LEAFLETS } from '#domain/content/paths.ts';
import { DATA_REQUEST_ACT_DAYS, DATA_REQUEST_DAYS } from '#domain/identity/data-requests.ts';
import { SECURITY_EVENTS_KEPT } from '#domain/identity/security.ts';
import { days } from '#domain/kernel/time.ts';
import { DEMO_SETTINGS } from '#domain/shop/settings.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { lockSettings, saveSettings } from '#server/settings/index.ts';
import { startTestShop, type TestShop } from '../../../test-support/app.ts';
import { NOW } from '../../../test-support/visitor.ts';
import { stockGoods } from '../../../test-support/goods.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';
import { readArticles } from './texts/articles.ts';
import { readCollections } from './texts/collections.ts';

const site = sharedShop({ env: { PUBLIC_URL: 'https://vuoncharm.example' } });

test('robots.txt disallows personal pages and names the sitemap', async () => {
  const { status, headers, bytes } = await site.visitor().get('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = bytes.toString().split('\n');
  for (const path of ['/api/', '/admin', '/cart', '/order', '/profile', '/login'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain('Disallow: /');
  expect(lines).toContain('Sitemap: https://vuoncharm.example/sitemap.xml');
});

test('security.txt has contact, expiry and canonical URL, whatever Host header is sent', async () => {
  const { status, headers, bytes } = await site.visitor().get('/.well-known/security.txt', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(bytes.toString()).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \S+Z\n[^]*Canonical: https:\/\/vuoncharm\.example\/\.well-known\/security\.txt\n$/,
  );
  expect(bytes.toString()).not.toContain('evil');
});

test('the web app manifest has the name of the shop’s settings', async () => {
  const asked = await site.visitor().get('/manifest.webmanifest');
  expect(asked.headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(asked.bytes.toString())).toMatchObject({ name: DEMO_SETTINGS.name, start_url: '/' });
  const nobody = await startTestShop({ settings: 'none' });
  const { bytes } = await nobody.visitor().get('/manifest.webmanifest');
  await nobody.close();
  expect(bytes.toString()).not.toContain(DEMO_SETTINGS.name);
});

test('collections whose goods the shop does not sell have no design', async () => {
  const { data } = await site.visitor().get<Collection[]>('/api/collections');
  expect(data.map(({ design }) => design)).toEqual([null, null, null, null, null]);
});

test('sitemap.xml lists the public pages, also of a shop without goods', async () => {
  const sitemap = async () => (await site.visitor().get('/sitemap.xml', NOW)).bytes.toString();
  expect(await sitemap()).toContain('<url><loc>https://vuoncharm.example/garden</loc></url>');
  await stockGoods(site.shop);
  const map = await sitemap();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(
      ['/', '/garden', '/help', '/blog', '/blog?bai-viet=y-nghia-hoa', '/blog?bai-viet=ba-mau-la-du'].map(
        (path) => `https://vuoncharm.example${path}`,
      ),
    ),
  );
  expect(addresses).not.toContain('https://vuoncharm.example/profile');
  expect(map).toContain(`<lastmod>${site.clock.now().toISOString()}</lastmod>`);
});

describe('the magazine', () => {
  test('lists at least eight articles, the newest first', async () => {
    const { data } = await site.visitor().get<ArticleCard[]>('/api/articles');
    expect(data.length).toBeGreaterThanOrEqual(8);
    const dates = data.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(data.filter(({ minutes, picture }) => minutes < 1 || picture.src === null)).toEqual([]);
  });

  test('an article includes its HTML, its headings, and the charms and bracelet that it names', async () => {
    const { data } = await site.visitor().get<Article>('/api/articles/hoa-dao-va-nhung-cai-tet-xa-nha');
    expect(data.headings).toContainEqual({ id: 'mot-nhanh-nam-canh', text: 'Một nhành, năm cánh' });
    expect(data.html).toContain('<h2 id="mot-nhanh-nam-canh">Một nhành, năm cánh</h2>');
    expect(data.charms.map(({ slug }) => slug)).toEqual(['hoa-dao', 'hoa-anh-dao', 'no', 'den-long']);
    expect(data.bracelet?.name).toBe('Hoa Đào Đầu Xuân');
    expect(data.more).toHaveLength(3);
    expect(data.more.map(({ slug }) => slug)).not.toContain(data.slug);
  });

  test('has authors in the demo alone; otherwise the feed names the shop as creator', async () => {
    const of = async ({ visitor }: TestShop) => {
      const [cards, feed] = [
        await visitor().get<ArticleCard[]>('/api/articles'),
        await visitor().get('/tap-chi.xml'),
      ];
      const { data } = await visitor().get<Article>('/api/articles/chu-nhim-di-lac');
      return { authors: [data, ...cards.data].map(({ author }) => author), feed: feed.bytes.toString() };
    };
    const real = await of(site);
    expect(new Set(real.authors)).toEqual(new Set([null]));
    expect(real.feed).toContain(`<dc:creator>${DEMO_SETTINGS.name}</dc:creator>`);
    expect(real.feed).not.toContain('Mai Anh');
    const demo = await startTestShop({ env: { DEMO: 'true' } });
    const { authors, feed } = await of(demo);
    await demo.close();
    expect(authors[0]).toBe('Mai Anh, chủ tiệm');
    expect(feed).toContain('Mai Anh');
  });

  test('an unknown article is 404', async () => {
    const { status, error } = await site.visitor().get('/api/articles/khong-co');
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('has an RSS 2.0 feed', async () => {
    const { headers, bytes } = await site.visitor().get('/tap-chi.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = bytes.toString();
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
    expect(links).toContain('https://vuoncharm.example/blog?bai-viet=chu-nhim-di-lac');
    // The elements that RSS 2.0 requires of a channel and of an item, and the feed's own URL.
    expect(feed).toMatch(/<channel><atom:link href="https:\/\/vuoncharm\.example\/tap-chi\.xml" rel="self"/);
    expect(feed).toMatch(/<title>.+?<\/title><link>.+?<\/link><description>.+?<\/description><language>vi</);
    const day = /<pubDate>(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} 00:00:00 GMT<\/pubDate><\/item>/g;
    expect(feed.match(day)).toHaveLength(links.length);
    expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  });

  test('a collection has a design of goods that the shop sells, and its price', async () => {
    const { data } = await site.visitor().get<Collection[]>('/api/collections', NOW);
    expect(data.map(({ slug, pictures, design }) => [slug, pictures.length, design?.charms.length])).toEqual(
      ['blossom', 'golden', 'lavender', 'moonlit', 'twilight'].map((slug) => [slug, 3, 18]),
    );
    expect(data[0]!.charms).toHaveLength(4);
    expect(data[0]!.charms.filter(({ image }) => image === null)).toEqual([]);
    const shelf = new Map(charms.map(({ slug, price }) => [slug, price]));
    const [{ slots, string, tyingMethod }] = readCollections() as [ReturnType<typeof readCollections>[0]];
    const parts = [
      ...slots.map((slug) => shelf.get(slug)),
      braceletStrings.find(({ name }) => name === string)?.price,
      tyingMethods.find(({ name }) => name === tyingMethod)?.price,
    ];
    expect(data[0]?.price).toBe(parts.reduce((sum: number, price) => sum + price!, 0));
  });
});

test.each(['quyen-rieng-tu', 'dieu-khoan', 'doi-tra'])(
  'the leaflet %s has more than three headings; an unknown leaflet is 404',
  async (slug) => {
    const { data } = await site.visitor().get<Leaflet>(`/api/leaflets/${slug}`);
    expect(data.slug).toBe(slug);
    expect(data.headings.length).toBeGreaterThan(3);
    expect((await site.visitor().get('/api/leaflets/khac')).status).toBe(404);
  },
);

test('the charms and bracelet that an article names exist in the demo shop', () => {
  for (const { slug, charms: wanted, bracelet, picture } of readArticles({ demo: true })) {
    const known = [...charms, ...readyMadeBracelets].map((goods) => goods.slug);
    expect(
      [...wanted, bracelet, picture].filter((name) => !known.includes(name)),
      slug,
    ).toEqual([]);
  }
});

test('leaflets show owner, return address and deadlines of the settings, HTML-escaped', async () => {
  await site.shop.db.transaction(async (tx) => {
    const { values } = await lockSettings(tx);
    await saveSettings(
      tx,
      {
        ...values,
        owner: 'Hộ <Mây>',
        returnAddress: '9 Kho Hoa',
        returnDays: 11,
        photoRemindAfter: 7,
        photoDecideAfter: 31,
      },
      new Date(),
    );
  });
  await site.shop.settings.refresh();
  const leaflet = async (slug: string) => (await site.visitor().get<Leaflet>(`/api/leaflets/${slug}`)).data;
  const html = async (slug: string) => (await leaflet(slug)).html;
  expect(await html('quyen-rieng-tu')).toContain('Hộ &lt;Mây&gt;, địa chỉ 12 Hẻm Hoa Sứ');
  const terms = await html('dieu-khoan');
  expect([terms.includes('sau 7 giờ tiệm nhắc'), terms.includes('Sau 31 giờ tiệm quyết định')]).toEqual([
    true,
    true,
  ]);
  expect(await html('doi-tra')).toContain('9 Kho Hoa');
  expect(await html('doi-tra')).toContain('trong 11 ngày');
  for (const slug of LEAFLETS) expect(JSON.stringify(await leaflet(slug))).not.toContain('{{');
});

test('the privacy page says what is kept of sign-ins, and keeps to the deadlines of the rules', async () => {
  const { html } = (await site.visitor().get<Leaflet>('/api/leaflets/quyen-rieng-tu')).data;
  const { see, correct, delete: remove, withdraw, other } = DATA_REQUEST_ACT_DAYS;
  expect([see, remove, withdraw]).toEqual([correct, other, other]);
  for (const said of [
    '<strong>Đăng nhập</strong>: trình duyệt, hệ điều hành, mạng và giờ',
    `nhật ký đăng nhập ${SECURITY_EVENTS_KEPT / days(1)} ngày`,
    `trả lời trong ${DATA_REQUEST_DAYS} ngày làm việc; xem và sửa xong trong ${see} ngày, những việc khác trong ${other} ngày`,
  ])
    expect(html).toContain(said);
});

test('the terms speak of bank transfers only in a shop that takes them', async () => {
  const terms = async () => (await site.visitor().get<Leaflet>('/api/leaflets/dieu-khoan', NOW)).data.html;
  expect(await terms()).toContain('<p>Bạn trả tiền mặt khi nhận hàng, hoặc chuyển khoản bằng mã VietQR');
  expect(await terms()).toContain('<p>Xin chuyển đúng số tiền');
  await site.shop.db.transaction(async (tx) => {
    const { values } = await lockSettings(tx);
    await saveSettings(tx, { ...values, bankBin: '', bankAccount: '', bankHolder: '' }, new Date());
  });
  await site.shop.settings.refresh();
  expect(await terms()).toContain('<p>Bạn trả tiền mặt cho người giao hàng khi nhận vòng.</p>');
  expect(await terms()).not.toMatch(/VietQR|đúng số tiền|\{\{/);
});

test('a closed shop has no sitemap and no feed, and its product feeds are empty, until it opens again', async () => {
  const closed = await startTestShop({ env: { PUBLIC_URL: 'https://tiemmay.example' } });
  onTestFinished(() => closed.close());
  await stockGoods(closed.shop);
  const get = async (path: string) => {
    const { status, bytes } = await closed.visitor().get(path, NOW);
    return { status, text: bytes.toString() };
  };
  const LISTS = ['/san-pham/google.xml', '/san-pham/meta.csv', '/san-pham/tiktok.csv'];
  const found = async () => {
    const [robots, map, feed, ...lists] = await Promise.all(
      ['/robots.txt', '/sitemap.xml', FEED_PATH, ...LISTS].map(get),
    );
    const goods = lists.map(({ status, text }) => [status, text.includes('hoa-dao')]);
    return { named: robots!.text.includes('Sitemap:'), map: map!.status, feed: feed!.status, goods };
  };
  const open = async (isOpen: boolean) => {
    closed.clock.advance(1000);
    await inTx(closed.shop.db, async (tx) => {
      const { values } = await lockSettings(tx);
      await saveSettings(tx, { ...values, isOpen }, closed.shop.clock.now());
    });
    await closed.shop.settings.refresh();
  };
  expect(await found()).toEqual({
    named: true,
    map: 200,
    feed: 200,
    goods: LISTS.map(() => [200, true]),
  });
  await open(false);
  expect(await found()).toEqual({
    named: false,
    map: 404,
    feed: 404,
    goods: LISTS.map(() => [200, false]),
  });
  await open(true);
  expect((await found()).map).toBe(200);
});
