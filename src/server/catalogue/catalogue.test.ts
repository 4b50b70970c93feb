import { describe, expect, test, vi } from 'vitest';
import type {
  BraceletString,
  CategoryListing,
  Charm,
  CharmsPage,
  ReadyMade,
  ReadyMadeDetail,
  ReadyMadePage,
  TyingMethod,
} from '#contract/http/catalogue.ts';
import { charms as seeded, readyMadeBracelets } from '#seeds/catalogue.ts';
import { charmId, readyMadeId, setStock } from '../../../test-support/goods.ts';
import { shared, sharedShop } from '../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
const guest = shared(async () => site.visitor());

const charms = async (query = '') => (await guest.get<CharmsPage>(`/api/charms${query}`)).data;
const names = async (query: string) => (await charms(query)).charms.map(({ name }) => name);

describe('GET /charms', () => {
  test('gives ten charms per page in the shop’s own order, with stock and pictures', async () => {
    const page = await charms();
    expect(page.pagination).toEqual({ page: 1, limit: 10, total: 144, pages: 15 });
    expect(page.charms.map(({ slug }) => slug)).toEqual(seeded.slice(0, 10).map(({ slug }) => slug));
    expect(page.charms[0]).toMatchObject({
      _id: charmId('hoa-anh-dao'),
      name: 'Hoa anh đào',
      price: 35_000,
      stock: 48,
      reservedStock: 0,
      availableStock: 48,
      category: { name: 'Hoa', type: 'Flower' },
      images: {
        imageUrl: expect.stringMatching(/^\/pictures\/charms\/hoa-anh-dao-448\.webp\?v=[0-9a-f]{8}$/),
      },
    });
  });

  test('pages neither overlap nor leave gaps, and a page after the last is empty', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => charms(`?limit=48&page=${page}`)));
    expect(new Set(pages.flatMap((page) => page.charms.map(({ _id }) => _id))).size).toBe(144);
    expect(await charms('?limit=48&page=4')).toEqual({
      charms: [],
      pagination: { page: 4, limit: 48, total: 144, pages: 3 },
    });
  });

  test.each([
    'limit=0',
    'limit=101',
    'page=0',
    'page=abc',
    'type=stone',
    'sort=random',
    'stock=plenty',
    'ids=1',
    'category=x',
  ])('refuses ?%s', async (query) => {
    const { status, error } = await guest.get(`/api/charms?${query}`);
    expect([status, error.code]).toEqual([422, 'INVALID_INPUT']);
  });

  test('filters by category type in any case, by category and by tag', async () => {
    expect((await charms('?type=gems')).pagination.total).toBe(19);
    expect((await charms('?type=Flower')).pagination.total).toBe(30);
    const categories = (await guest.get<CategoryListing[]>('/api/categories')).data;
    expect(categories.map(({ type, charmCount }) => [type, charmCount])).toEqual([
      ['Flower', 30],
      ['Nature', 18],
      ['Animal', 18],
      ['Icon', 59],
      ['Gems', 19],
    ]);
    expect((await charms(`?category=${categories[4]?._id}`)).pagination.total).toBe(19);
    expect((await charms('?tags=%00')).pagination.total).toBe(0);
    const letters = await charms('?tags=letter&limit=100');
    expect(letters.pagination.total).toBe(37);
    expect(letters.charms.every(({ letter }) => letter !== null)).toBe(true);
  });

  test.each([
    ['Hoa đào', 'composed'],
    ['Hoa đào'.normalize('NFD'), 'decomposed'],
    ['hoa dao', 'without marks'],
    ['  HOA   ĐÀO ', 'with other case and spaces'],
    ['dao hoa', 'in another order'],
  ])('finds %j (%s)', async (q) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toContain('Hoa đào');
  });

  test('sorts exact matches first, and tolerates swapped letters when nothing matches', async () => {
    expect((await names('?q=hoa%20dao'))[0]).toBe('Hoa đào');
    // A query with diacritics lists exact matches first, however it is sorted; similar ones follow.
    for (const sort of ['popular', 'newest', 'price_low']) {
      const found = await names(`?sort=${sort}&q=${encodeURIComponent('THỎ'.normalize('NFD'))}`);
      expect([found[0], found.length > 1]).toEqual(['Thỏ ngọc', true]);
    }
    expect(await names('?q=hao%20dao')).toEqual(['Hoa anh đào', 'Hoa đào']);
    expect(await names('?q=hoadao')).toContain('Hoa đào');
    expect(await names('?q=khongcocharmnay')).toEqual([]);
  });

  test('finds similar names only when no charm of any type matches exactly', async () => {
    expect(await names('?q=hoa%20dao&type=animal')).toEqual([]);
    expect(await names('?q=hoa%20sne&type=flower')).toEqual(['Hoa sen']);
  });

  test('matches the beginnings of words, not their middle', async () => {
    expect(await names('?q=ong')).toContain('Ong mật');
    expect(await names('?q=ong')).not.toContain('Cầu vồng');
  });

  test('takes %, _ and \\ literally', async () => {
    for (const mark of ['%', '_', '\\', "'"])
      expect(await names(`?q=${encodeURIComponent(mark)}`)).toEqual([]);
  });

  test('sorts by price and by name; newest gives a full page', async () => {
    const prices = (await charms('?sort=price_low&limit=100')).charms.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const dear = (await charms('?sort=price_high&limit=1')).charms[0];
    expect(dear?.price).toBe(Math.max(...seeded.map(({ price }) => price)));
    expect((await names('?sort=name&type=animal'))[0]).toBe('Bồ câu');
    expect((await charms('?sort=newest')).charms).toHaveLength(10);
  });

  test('finds by ids, and leaves out sold-out charms with inStock', async () => {
    await setStock(site.shop, { charm: 'tulip' }, 0);
    const both = `${charmId('tulip')},${charmId('hoa-dao')}`;
    expect((await names(`?ids=${both}`)).toSorted()).toEqual(['Hoa đào', 'Tulip']);
    expect(await names(`?ids=${both}&inStock=true`)).toEqual(['Hoa đào']);
    expect(await names('?ids=')).toEqual([]);
  });

  test('sorts by available stock and filters what is low or sold out', async () => {
    await setStock(site.shop, { charm: 'opal' }, 3);
    await setStock(site.shop, { charm: 'huou' }, 0);
    const left = async (query: string) =>
      (await charms(`?sort=stock&limit=100&${query}`)).charms.map(({ availableStock }) => availableStock);
    const all = await left('');
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(await left('stock=low')).toEqual(all.filter((pieces) => pieces <= 5));
    expect(await left('stock=out')).toEqual(all.filter((pieces) => pieces === 0));
  });

  test('makes as many queries for a hundred charms as for one, and at most one for a search in memory', async () => {
    const asked = vi.spyOn(site.shop.db.$client, 'query');
    const queriesFor = async (query: string) => {
      asked.mockClear();
      await charms(query);
      return asked.mock.calls.length;
    };
    // Besides these the version is read once a second.
    await charms('?q=hoa&limit=2');
    expect(await queriesFor('?q=hoa%20s&limit=3')).toBeLessThanOrEqual(1);
    const forOne = await queriesFor('?sort=name&limit=1');
    expect(forOne).toBeGreaterThan(0);
    expect(await queriesFor('?sort=name&limit=100')).toBeLessThanOrEqual(forOne + 1);
    asked.mockRestore();
  });
});

describe('GET /charms/{id}', () => {
  test('gives a charm, and 404 for an unknown id', async () => {
    const { data } = await guest.get<Charm>(`/api/charms/${charmId('chu-a')}`);
    expect(data).toMatchObject({ name: 'Chữ A', letter: 'A', isSpecial: false });
    const unknown = await guest.get(`/api/charms/${charmId('nobody')}`);
    expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await guest.get('/api/charms/1')).status).toBe(404);
  });
});

describe('GET /bracelet-strings and /tying-methods', () => {
  test('give plain lists, of tying methods the active ones', async () => {
    const strings = (await guest.get<BraceletString[]>('/api/bracelet-strings')).data;
    expect(strings[0]).toMatchObject({
      name: 'Dây bện hồng đất',
      price: 35_000,
      material: 'braid',
      color: '#b8566d',
    });
    const ties = (await guest.get<TyingMethod[]>('/api/tying-methods')).data;
    expect(ties.map(({ knot }) => knot)).toEqual(['sliding', 'bow', 'clasp', 'simple']);
    expect(ties.every(({ isActive }) => isActive)).toBe(true);
  });
});

describe('GET /ready-made-bracelets', () => {
  test('gives twelve per page and searches without diacritics', async () => {
    const all = await guest.get<ReadyMadePage>('/api/ready-made-bracelets');
    expect(all.data.pagination).toMatchObject({ page: 1, limit: 12 });
    const { data } = await guest.get<ReadyMadePage>('/api/ready-made-bracelets?limit=5');
    expect(data.pagination).toEqual({ page: 1, limit: 5, total: readyMadeBracelets.length, pages: 3 });
    const found = await guest.get<ReadyMadePage>('/api/ready-made-bracelets?q=chieu%20oai%20huong');
    expect(found.data.bracelets.map(({ slug }) => slug)).toEqual(['chieu-oai-huong']);
  });

  test.each([
    ['sne', ['Sen Trắng']],
    ['hao dao', ['Hoa Đào Đầu Xuân']],
    ['Rừnf Thu'.normalize('NFD'), ['Rừng Thu']],
    // Charms have these names, so the query is no typing error of `theo` in a text about a graduation.
    ['thỏ ngọc', []],
    ['thoo', []],
    ['khongcovongnay', []],
  ])('?q=%j finds %j, tolerating typos as the search of charms does', async (q, named) => {
    const path = `/api/ready-made-bracelets?q=${encodeURIComponent(q)}`;
    const { data } = await guest.get<ReadyMadePage>(path);
    expect(data.bracelets.map(({ name }) => name)).toEqual(named);
  });

  test('/featured gives eight without a limit', async () => {
    const eight = (await guest.get<ReadyMade[]>('/api/ready-made-bracelets/featured')).data;
    expect(eight).toHaveLength(8);
    const home = (await guest.get<ReadyMade[]>('/api/ready-made-bracelets/featured?limit=12')).data;
    expect(home).toHaveLength(readyMadeBracelets.filter(({ featured }) => featured).length);
    expect(home[0]).toMatchObject({ slug: 'hoa-dao-dau-xuan', tint: 'Flower', hasDesign: true });
  });

  test('/{id} includes the design of the bracelet; an unknown id is 404', async () => {
    const { data } = await guest.get<ReadyMadeDetail>(`/api/ready-made-bracelets/${readyMadeId('gui-linh')}`);
    expect(data.design?.wristSize).toBe(15.5);
    expect(data.design?.charms.map(({ position }) => position)).toEqual([...Array(17).keys()]);
    expect(data.design?.charms[6]?.charm).toBe(charmId('chu-l'));
    expect((await guest.get(`/api/ready-made-bracelets/${charmId('nobody')}`)).status).toBe(404);
  });
});
