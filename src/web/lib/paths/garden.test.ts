import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_TYPES, CHARM_SORTS } from '#domain/catalogue/categories.ts';
import {
  withFilter,
  withSearch,
  charmsParams,
  gardenPath,
  readFilters,
  type GardenFilters,
} from './garden.ts';

const from = (query: string) => readFilters(new URLSearchParams(query));
const OPENING: GardenFilters = { type: 'Flower', page: 1, search: '', sort: 'popular', inStock: false };

test('without parameters: first page of the flowers, sorted by popularity', () => {
  expect(from('')).toEqual(OPENING);
});

test('the parameters set category, page, search, sort order and stock filter', () => {
  expect(from('loai=animal&trang=2')).toEqual({ ...OPENING, type: 'Animal', page: 2 });
  expect(from('loai=GEMS&q=%20ng%E1%BB%8Dc%20%20trai')).toEqual({
    ...OPENING,
    type: 'Gems',
    search: 'ngọc trai',
  });
  expect(from('sap-xep=gia-tang&con-hang=1')).toEqual({ ...OPENING, sort: 'price_low', inStock: true });
});

test('a search in NFD is read like the same one in NFC', () => {
  const words = 'Hoa đào';
  expect(from(`q=${encodeURIComponent(words.normalize('NFD'))}`)).toEqual(
    from(`q=${encodeURIComponent(words)}`),
  );
});

test('a search without a category covers all categories', () => {
  expect(from('q=hoa').type).toBeNull();
});

test.each([
  'loai=fish',
  'trang=0',
  'trang=-3',
  'trang=1.5',
  'trang=zwei',
  'trang=',
  'sap-xep=random',
  'con-hang=yes',
])('an invalid parameter counts as absent: %s', (query) => {
  expect(from(query)).toEqual(OPENING);
});

test('a changed category, sort order or stock filter starts at the first page and keeps the rest', () => {
  const place = from('loai=icon&trang=4&sap-xep=ten');
  expect(withFilter(place, { type: 'Gems' })).toEqual({ ...OPENING, type: 'Gems', sort: 'name' });
  expect(withFilter(place, { sort: 'popular' })).toEqual({ ...OPENING, type: 'Icon' });
  expect(withFilter(place, { inStock: true })).toEqual({
    ...OPENING,
    type: 'Icon',
    sort: 'name',
    inStock: true,
  });
});

test.each([
  ['starts in all categories', 'loai=icon&trang=2', 'sen', '/garden?q=sen'],
  ['continues in all categories', 'q=sen', 'sen hồng', '/garden?q=sen+h%E1%BB%93ng'],
  ['continues in the category chosen during it', 'q=sen&loai=gems', 'sao', '/garden?q=sao&loai=gems'],
  [
    'keeps sort order and stock filter',
    'sap-xep=ten&con-hang=1',
    'sen',
    '/garden?q=sen&sap-xep=ten&con-hang=1',
  ],
  ['that is cleared returns to the default filters', 'q=sen&trang=2', '  ', '/garden'],
  ['that is cleared keeps the category chosen during it', 'q=sen&loai=gems', '', '/garden?loai=gems'],
  ['with unchanged words stays on its page', 'q=sen&trang=2', ' sen ', '/garden?q=sen&trang=2'],
])('a search %s', (_, query, words, path) => {
  expect(gardenPath(withSearch(from(query), words))).toBe(path);
});

test('the default filters have the bare address; a search within a category names it', () => {
  expect(gardenPath(OPENING)).toBe('/garden');
  expect(gardenPath({ ...OPENING, type: null, search: 'hoa đào' })).toBe('/garden?q=hoa+%C4%91%C3%A0o');
  expect(gardenPath({ ...OPENING, search: 'hoa' })).toBe('/garden?q=hoa&loai=flower');
});

const word = fc
  .array(fc.constantFrom('hoa', 'đào', 'ngọc', '&', '100%', 'a+b', '#'), { maxLength: 4 })
  .map((words) => words.join(' '));

test('round trip: all filters are read back from their address', () => {
  const places: fc.Arbitrary<GardenFilters> = fc
    .record({
      type: fc.constantFrom(...CATEGORY_TYPES, null),
      page: fc.integer({ min: 1, max: 99 }),
      search: word,
      sort: fc.constantFrom(...CHARM_SORTS),
      inStock: fc.boolean(),
    })
    .filter(({ type, search }) => type !== null || search !== '');
  fc.assert(
    fc.property(places, (place) => {
      const { searchParams } = new URL(gardenPath(place), 'http://shop.test');
      expect(readFilters(searchParams)).toEqual(place);
    }),
  );
});

test('the API parameters leave out filters that are not set', () => {
  const asked = (query: string) => JSON.parse(JSON.stringify(charmsParams(from(query)))) as unknown;
  expect(asked('loai=nature&trang=3')).toEqual({ type: 'nature', page: 3, limit: 10 });
  expect(asked('q=sen')).toEqual({ q: 'sen', page: 1, limit: 10 });
  expect(asked('sap-xep=gia-giam&con-hang=1')).toEqual({
    type: 'flower',
    sort: 'price_high',
    inStock: true,
    page: 1,
    limit: 10,
  });
});
