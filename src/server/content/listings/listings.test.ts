import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CharmView, ReadyMadeView } from '#contract/http/catalogue.ts';
import { factsIn, formatFact } from '#domain/catalogue/facts.ts';
import { minutes } from '#domain/kernel/time.ts';
import { charms, readyMadeBracelets } from '#seeds/catalogue.ts';
import {
  categories as categoryRows,
  charms as charmRows,
  readyMadeBracelets as readyMadeBraceletRows,
} from '#server/catalogue/tables.ts';
import type { Shop } from '#server/shop.ts';
import { startTestShop } from '../../../../test-support/app.ts';
import { setStock, stockGoods } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { NOW } from '../../../../test-support/visitor.ts';

const SITE = 'https://vuoncharm.example';

const site = sharedShop({ env: { PUBLIC_URL: SITE }, goods: true });

/** A crawler's request, with a fresh response. */
async function fetched(path: string) {
  const { status, headers, bytes } = await site.visitor().get(path, NOW);
  expect(status, path).toBe(200);
  return { type: headers['content-type'], text: bytes.toString() };
}

/** Hides goods as the admin desk does, and sets their timestamps. */
async function takeAway(
  { db, clock }: Shop,
  table: typeof charmRows | typeof readyMadeBraceletRows,
  slug: string,
) {
  const now = clock.now();
  await db.update(table).set({ removedAt: now, updatedAt: now }).where(eq(table.slug, slug));
}

const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text]) => text!);

const ALL = [
  ...readyMadeBracelets.map(({ slug, price }) => ({ id: `bracelet-${slug}`, path: `/?vong=${slug}`, price })),
  ...charms.map(({ slug, price }) => ({ id: `charm-${slug}`, path: `/garden?charm=${slug}`, price })),
];

test('the Google feed has every charm and bracelet with all required attributes', async () => {
  const { type, text } = await fetched('/san-pham/google.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const items = elements(text, 'item');
  const told = items.map((item) => ({
    id: elements(item, 'g:id')[0],
    link: elements(item, 'g:link')[0],
    price: elements(item, 'g:price')[0],
  }));
  expect(told.toSorted((one, other) => one.id!.localeCompare(other.id!))).toEqual(
    ALL.map(({ id, path, price }) => ({ id, link: `${SITE}${path}`, price: `${price} VND` })).toSorted(
      (one, other) => one.id.localeCompare(other.id),
    ),
  );
  for (const item of items) {
    for (const name of ['title', 'description', 'availability', 'condition', 'brand', 'image_link'])
      expect(elements(item, `g:${name}`)[0]?.length, `${item} ${name}`).toBeGreaterThan(2);
    expect(elements(item, 'g:identifier_exists')).toEqual(['no']);
    const shipping = elements(item, 'g:shipping')[0]!;
    expect(shipping).toMatch(/<g:country>VN<\/g:country><g:price>\d+ VND<\/g:price>/);
    for (const days of ['min_handling_time', 'max_handling_time', 'min_transit_time', 'max_transit_time'])
      expect(elements(shipping, `g:${days}`)[0], days).toMatch(/^\d+$/);
  }
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  const picture = new URL(elements(items[0]!, 'g:image_link')[0]!.replaceAll('&amp;', '&'));
  const shown = await site.visitor().get(picture.pathname + picture.search);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test.each([
  ['/san-pham/meta.csv', 'id'],
  ['/san-pham/tiktok.csv', 'sku_id'],
])('%s has a row for every charm and bracelet, with the required columns', async (path, id) => {
  const { type, text } = await fetched(path);
  expect(type).toBe('text/csv; charset=utf-8');
  const rows = parse<Record<string, string>>(text, { columns: true });
  expect(new Set(rows.map((row) => row[id]))).toEqual(new Set(ALL.map((thing) => thing.id)));
  expect(rows).toHaveLength(ALL.length);
  const required = [
    'title',
    'description',
    'availability',
    'condition',
    'price',
    'link',
    'image_link',
    'brand',
  ];
  for (const row of rows) for (const name of required) expect(row[name], `${row[id]} ${name}`).toBeTruthy();
});

test('the sitemap has every charm and bracelet, with pictures of its own and lastmod', async () => {
  const { text } = await fetched('/sitemap.xml');
  const urls = elements(text, 'url');
  const byAddress = new Map(urls.map((url) => [elements(url, 'loc')[0], url]));
  expect(byAddress.size).toBe(urls.length);
  const goods = urls.filter((url) => /\?(?:charm|vong)=/.test(url));
  expect(goods).toHaveLength(ALL.length);
  const pictures = new Set<string>();
  for (const { path } of ALL) {
    const url = byAddress.get(SITE + path) ?? '';
    expect(elements(url, 'lastmod'), path).toEqual([site.clock.now().toISOString()]);
    const shown = elements(url, 'image:loc');
    expect(new Set(shown).size, path).toBe(2);
    for (const picture of shown) pictures.add(picture);
  }
  // No two pages share a picture.
  expect(pictures.size).toBe(2 * ALL.length);
  for (const { path } of [ALL[0]!, ALL.at(-1)!]) {
    for (const picture of elements(byAddress.get(SITE + path) ?? '', 'image:loc')) {
      const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'));
      const { status, headers } = await site.visitor().get(pathname + search);
      expect([status, headers['content-type']], picture).toEqual([
        200,
        expect.stringMatching(/^image\//) as string,
      ]);
    }
  }
  const ofArticle = urls.find((url) => url.includes('bai-viet=ba-mau-la-du'))!;
  expect(elements(ofArticle, 'lastmod')[0]).toMatch(/^20\d\d-\d\d-\d\dT/);
});

/** Product data in the page of an article, by its id in the feeds. */
async function pageOf(id: string) {
  const charm = id.replace(/^charm-/, '');
  if (charm !== id) return (await site.visitor().get<CharmView>(`/api/charms/named/${charm}`)).data.facts;
  const slug = id.replace(/^bracelet-/, '');
  const { data } = await site.visitor().get<ReadyMadeView>(`/api/ready-made-bracelets/named/${slug}`);
  return data.made?.facts ?? null;
}

test('each feed has material and size of every charm and bracelet as its page has them', async () => {
  const google = elements((await fetched('/san-pham/google.xml')).text, 'item');
  const tables = await Promise.all(
    (['meta', 'tiktok'] as const).map(async (name) =>
      parse<Record<string, string>>((await fetched(`/san-pham/${name}.csv`)).text, { columns: true }),
    ),
  );
  for (const { id } of ALL) {
    const facts = await pageOf(id);
    const item = google.find((each) => each.includes(`<g:id>${id}</g:id>`))!;
    const materials = [facts?.material ?? []].flat();
    const size = elements(item, 'g:size')[0] ?? '';
    const material = elements(item, 'g:material')[0] ?? '';
    expect(material.split('/').filter(Boolean).toSorted(), id).toEqual(materials.slice(0, 3).toSorted());
    expect(elements(item, 'g:product_weight'), id).toEqual(facts?.weightG ? [`${facts.weightG} g`] : []);
    const long = facts && 'lengthMm' in facts ? (facts.lengthMm ?? 0) / 10 : (facts?.widthMm ?? 0);
    expect(size, id).toContain(formatFact(long));
    for (const table of tables) {
      const row = table.find((each) => id === (each['id'] ?? each['sku_id']));
      expect([row?.['material'], row?.['size']], id).toEqual([material, size]);
    }
  }
  const [detail] = google.map((item) => elements(item, 'g:product_detail')).find(({ length }) => length > 0)!;
  expect(detail).toMatch(
    /^<g:section_name>.+<\/g:section_name><g:attribute_name>.+<\/g:attribute_name><g:attribute_value>.+<\/g:attribute_value>$/,
  );
});

test('facts that neither a charm nor its category has are left out of the feed', async () => {
  const { db } = site.shop;
  const slug = 'hoa-dao';
  const [{ categoryId } = { categoryId: null }] = await db
    .select({ categoryId: charmRows.categoryId })
    .from(charmRows)
    .where(eq(charmRows.slug, slug));
  await db.update(categoryRows).set(factsIn({})).where(eq(categoryRows.id, categoryId!));
  await db
    .update(charmRows)
    .set({ ...factsIn({}), updatedAt: site.clock.now() })
    .where(eq(charmRows.slug, slug));
  const item = elements((await fetched('/san-pham/google.xml')).text, 'item').find((each) =>
    each.includes(`<g:id>charm-${slug}</g:id>`),
  );
  expect(item).not.toMatch(/g:(?:material|size|product_weight|product_detail)>/);
});

test('a sold-out or removed bracelet changes feed and sitemap at once', async () => {
  const slug = readyMadeBracelets[0]!.slug;
  const google = async () =>
    elements((await fetched('/san-pham/google.xml')).text, 'item').find((item) =>
      item.includes(`<g:id>bracelet-${slug}</g:id>`),
    );
  expect(await google()).toContain('<g:availability>in_stock<');
  await setStock(site.shop, { readyMade: slug }, 0);
  expect(await google()).toContain('<g:availability>out_of_stock<');
  await takeAway(site.shop, readyMadeBraceletRows, slug);
  expect(await google()).toBeUndefined();
  expect((await fetched('/sitemap.xml')).text).not.toContain(`/?vong=${slug}<`);
});

test('an edit of a category updates lastmod of its charms and of the bracelets with them', async () => {
  const { db, clock } = site.shop;
  const before = clock.now();
  site.clock.advance(minutes(1));
  const [kind] = await db
    .select({ id: categoryRows.id })
    .from(categoryRows)
    .innerJoin(charmRows, eq(charmRows.categoryId, categoryRows.id))
    .where(eq(charmRows.slug, 'huong-duong'));
  await db
    .update(categoryRows)
    .set({ care: 'Lau khô sau khi đeo.', updatedAt: clock.now() })
    .where(eq(categoryRows.id, kind!.id));
  const urls = elements((await fetched('/sitemap.xml')).text, 'url');
  const changedAt = (path: string) =>
    elements(urls.find((url) => url.includes(`<loc>${SITE}${path}</loc>`)) ?? '', 'lastmod')[0];
  expect(changedAt('/garden?charm=huong-duong')).toBe(clock.now().toISOString());
  expect(changedAt('/garden?charm=buom')).toBe(before.toISOString());
  const { bracelets } = (await site.visitor().get<CharmView>('/api/charms/named/huong-duong')).data;
  expect(bracelets.length).toBeGreaterThan(0);
  for (const { slug } of bracelets) expect(changedAt(`/?vong=${slug}`), slug).toBe(clock.now().toISOString());
});

test('an item with a long slug has one unique id of at most 50 characters in all three feeds', async () => {
  const { db } = site.shop;
  const [one, other] = charms.slice(-2);
  const long = 'cuc-hoa-mi-nho-xiu-mua-ganh-hoa-qua-pho-co-ha-noi-thang-muoi';
  await db.update(charmRows).set({ slug: long }).where(eq(charmRows.slug, one!.slug));
  await db
    .update(charmRows)
    .set({ slug: `${long}-0a1b2c` })
    .where(eq(charmRows.slug, other!.slug));
  await db.update(charmRows).set({ updatedAt: site.clock.now() }).where(eq(charmRows.slug, long));
  const items = elements((await fetched('/san-pham/google.xml')).text, 'item');
  const ids = items.map((item) => elements(item, 'g:id')[0]!);
  expect(Math.max(...ids.map((id) => id.length))).toBe(50);
  expect(new Set(ids).size).toBe(items.length);
  const named = (slug: string) => items.findIndex((item) => item.includes(`?charm=${slug}</g:link>`));
  expect(ids[named(long)]).not.toBe(ids[named(`${long}-0a1b2c`)]);
  for (const [path, column] of [
    ['/san-pham/meta.csv', 'id'],
    ['/san-pham/tiktok.csv', 'sku_id'],
  ] as const) {
    const rows = parse<Record<string, string>>((await fetched(path)).text, { columns: true });
    expect(new Set(rows.map((row) => row[column])), path).toEqual(new Set(ids));
  }
});

test('IndexNow is told once of changed pages; the key file is served only with INDEXNOW_KEY', async () => {
  const told: { key: string; paths: readonly string[] }[] = [];
  const key = 'a-key-of-the-shop-01';
  const real = await startTestShop({
    env: { PUBLIC_URL: SITE, INDEXNOW_KEY: key, DEMO: 'false' },
    indexNow: async ({ paths, ...rest }) => void told.push({ ...rest, paths }),
  });
  const tell = () => real.jobs.run('search.tell-changes');
  try {
    await stockGoods(real.shop);
    await tell();
    expect(told[0]).toMatchObject({ site: SITE, key });
    expect(told[0]?.paths).toEqual(expect.arrayContaining(['/garden', '/garden?charm=hoa-dao']));
    real.clock.advance(minutes(60));
    await tell();
    expect(told).toHaveLength(1);
    real.clock.advance(minutes(1));
    await takeAway(real.shop, charmRows, 'buom');
    real.clock.advance(minutes(59));
    await tell();
    // And the bracelets with that charm: their pages no longer link to it.
    const [, , ...changed] = told[1]?.paths ?? [];
    expect(changed.filter((path) => path.startsWith('/garden'))).toEqual(['/garden?charm=buom']);
    expect(changed.length).toBeLessThan(1 + readyMadeBracelets.length);
    expect((await real.visitor().get(`/${key}.txt`)).bytes.toString()).toBe(key);
  } finally {
    await real.close();
  }
  expect((await site.visitor().get(`/${key}.txt`)).status).toBe(404);
});
