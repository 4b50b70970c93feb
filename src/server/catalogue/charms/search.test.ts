import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as wire from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES, STAFF_CHARM_SORTS } from '#domain/catalogue/categories.ts';
import { fold } from '#domain/kernel/folding.ts';
import { createVersion, type Version } from '#server/platform/http/version.ts';
import { readPublicVersion } from '#server/public-version.ts';
import { charms as seeded } from '#seeds/catalogue.ts';
import { charmId, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { cacheOnOffer } from '../goods/on-offer.ts';
import { findReadyMadeLike } from '../ready-made/queries.ts';
import { createReadyMadeSearch } from '../ready-made/search.ts';
import { charms } from '../tables.ts';
import { findCharmsLike } from './queries.ts';
import { listCharmsToKeep, type CharmsQuery } from './repository.ts';
import { createCharmSearch } from './search.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });

/** Another instance's in-memory goods, which get no event; `see` lets the second pass after which it checks again. */
function instance() {
  const version: Version = createVersion(() => readPublicVersion(site.shop.db));
  const search = createCharmSearch({ db: site.shop.db, version });
  const readyMade = createReadyMadeSearch({ db: site.shop.db, version }, search);
  return { version, search, readyMade, see: () => version.read(performance.now()) };
}

const asked = (query: wire.CharmsQuery): CharmsQuery => wire.CharmsQuery.parse(query);

/** Found in memory, and by the database. */
async function both(at: ReturnType<typeof instance>, query: wire.CharmsQuery) {
  const wanted = asked(query);
  const [inMemory, stored] = await Promise.all([
    at.search.find(wanted),
    findCharmsLike(site.shop.db, wanted),
  ]);
  const shown = ({ rows, total }: typeof stored) => ({
    total,
    rows: rows.map(({ charm, category }) => ({ charm, category })),
  });
  return [shown(inMemory), shown(stored)] as const;
}

const words = seeded.flatMap(({ name, meaning, tags }) => [name, meaning, ...tags]);
const slips: readonly ((text: string) => string)[] = [
  (text) => text,
  fold,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.split(' ').toReversed().join('  '),
  (text) => text.slice(0, 2),
  (text) => text.slice(0, Math.ceil(text.length / 2)),
  (text) => text.slice(1, 2) + text.slice(0, 1) + text.slice(2),
  (text) => `${text.slice(0, 3)}x${text.slice(3)}`,
  (text) => text.replace(/\s+/gu, ''),
];
const typed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...words), fc.constantFrom(...slips))
      .map(([text, slip]) => slip(text).slice(0, 80)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%',
      '_',
      '\\',
      "'",
      'đ',
      'Đ',
      'ơ',
      'tho',
      'thỏ',
      'thơ',
      '|',
      'a b c',
      '\u0301',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined, freq: 2 });
const queries = fc.record({
  q: maybe(typed),
  type: maybe(fc.constantFrom(...CATEGORY_TYPES)),
  tags: maybe(fc.constantFrom('letter', ...seeded.flatMap(({ tags }) => tags).slice(0, 20))),
  ids: maybe(
    fc
      .subarray(
        seeded.map(({ slug }) => charmId(slug)),
        { maxLength: 40 },
      )
      .map((ids) => ids.join(',')),
  ),
  featured: maybe(fc.constantFrom('true', 'false')),
  inStock: maybe(fc.constantFrom('true', 'false')),
  stock: maybe(fc.constantFrom('low', 'out')),
  sort: fc.constantFrom(...STAFF_CHARM_SORTS),
  page: fc.integer({ min: 1, max: 3 }).map(String),
  limit: fc.constantFrom('6', '10', '100'),
});
const isAllowed = (query: object) => wire.CharmsQuery.safeParse(query).success;

test('for any query the in-memory search of charms gives the rows of the database, in the same order', async () => {
  for (const [slug, stock] of [
    ['opal', 3],
    ['huou', 0],
    ['tulip', 0],
  ] as const)
    await setStock(site.shop, { charm: slug }, stock);
  await admin.delete(`/api/charms/${charmId('bo-cau')}`);
  const here = instance();
  await fc.assert(
    fc.asyncProperty(queries.filter(isAllowed), async (query) => {
      const [inMemory, stored] = await both(here, query);
      expect(inMemory).toEqual(stored);
    }),
    { numRuns: 250 },
  );
});

test('for any query the in-memory search of bracelets gives the rows of the database', async () => {
  const here = instance();
  const wanted = fc.record({
    q: maybe(typed),
    inStock: maybe(fc.constantFrom('true', 'false')),
    sort: fc.constantFrom('popular', 'newest'),
    page: fc.constantFrom('1', '2'),
    limit: fc.constantFrom('3', '12'),
  });
  const isFine = (query: object) => wire.ReadyMadeQuery.safeParse(query).success;
  await fc.assert(
    fc.asyncProperty(wanted.filter(isFine), async (given) => {
      const query = wire.ReadyMadeQuery.parse(given);
      expect(await here.readyMade(query)).toEqual(await findReadyMadeLike(site.shop.db, query));
    }),
    { numRuns: 100 },
  );
  await admin.delete(`/api/ready-made-bracelets/${readyMadeId('gui-linh')}`);
  await here.see();
  const query = wire.ReadyMadeQuery.parse({ limit: 100 });
  expect(await here.readyMade(query)).toEqual(await findReadyMadeLike(site.shop.db, query));
});

test('an edit is found at once at its own instance, at another one after it reads the version again', async () => {
  const there = instance();
  const priceThere = async () => (await there.search.find(asked({ q: 'hoa sen' }))).rows[0]?.charm.price;
  const before = await priceThere();
  const path = `/api/charms/${charmId('hoa-sen')}`;
  expect((await admin.put(path, { price: 77_000 })).status).toBe(200);
  const guest = site.visitor();
  const { data } = await guest.get<wire.CharmsPage>('/api/charms?q=hoa%20sen&limit=7');
  expect(data.charms[0]?.price).toBe(77_000);
  expect(await priceThere()).toBe(before);
  await there.see();
  expect(await priceThere()).toBe(77_000);
});

test('after hiding, restoring, adding, deleting or renaming a category, memory and database agree', async () => {
  const here = instance();
  const check = async () => {
    await here.see();
    const [inMemory, stored] = await both(here, { limit: 100, sort: 'newest' });
    expect(inMemory).toEqual(stored);
    return stored;
  };
  const { total } = await check();
  for (const [change, left] of [
    [sql`UPDATE charms SET removed_at = now(), hidden = true WHERE slug = 'hoa-dao'`, total - 1],
    [sql`UPDATE charms SET removed_at = NULL, hidden = false WHERE slug = 'hoa-dao'`, total],
    [sql`UPDATE categories SET name = 'Hoa cỏ' WHERE name = 'Hoa'`, total],
    [sql`UPDATE charms SET reserved = stock WHERE slug = 'hoa-sen'`, total],
    [
      sql`INSERT INTO charms SELECT (r).* FROM (
      SELECT jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'slug', 'moi')) AS r
      FROM charms c WHERE slug = 'hoa-sen') AS copy`,
      total + 1,
    ],
    [sql`DELETE FROM charms WHERE slug = 'moi'`, total],
  ] as const) {
    await site.shop.db.execute(change);
    expect((await check()).total).toBe(left);
  }
});

test('the cache re-reads only rows changed since, once for concurrent readers; too many rows are not cached', async () => {
  const { version, see } = instance();
  const read: { since: number | null; slugs: string[] }[] = [];
  const source = {
    table: charms,
    readSince: async (...[db, since]: Parameters<typeof listCharmsToKeep>) => {
      const rows = await listCharmsToKeep(db, since);
      read.push({ since, slugs: rows.map(({ charm }) => charm.slug) });
      return rows;
    },
    factsOf: ({ charm }: { charm: typeof charms.$inferSelect }) => charm,
  };
  const onOffer = cacheOnOffer(site.shop.db, version, source);
  const all = (await onOffer())?.length ?? 0;
  expect(await Promise.all([onOffer(), onOffer()])).toHaveLength(2);
  await see();
  await onOffer();
  expect(read).toEqual([{ since: null, slugs: expect.any(Array) }]);
  await site.shop.db.execute(sql`UPDATE charms SET price = price + 1000 WHERE slug IN ('tulip', 'opal')`);
  await see();
  await Promise.all([onOffer(), onOffer(), onOffer()]);
  // Including rows written while another transaction of the server was open.
  const again = expect.arrayContaining(['tulip', 'opal']);
  expect(read.slice(1)).toEqual([{ since: expect.any(Number), slugs: again }]);
  expect(await cacheOnOffer(site.shop.db, version, source, all - 1)()).toBeNull();
});
