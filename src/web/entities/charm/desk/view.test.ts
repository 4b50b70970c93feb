import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STAFF_CHARM_SORTS, STOCK_FILTERS } from '#domain/catalogue/categories.ts';
import { changed, charmsParams, charmsPath, isFiltered, viewOf, type CharmsView } from './view.ts';

const ID = '019a9e5e-7f1a-7000-8000-00007f3a9c21';
const read = (path: string) => viewOf(new URL(path, 'http://shop').searchParams);
const FIRST: CharmsView = { search: '', category: '', stock: '', sort: 'newest', page: 1 };

test('round trip: every view is read back from its address', () => {
  const views = fc.record({
    search: fc.constantFrom('', 'hoa đào', 'a&b=c'),
    category: fc.constantFrom('', ID),
    stock: fc.constantFrom('' as const, ...STOCK_FILTERS),
    sort: fc.constantFrom(...STAFF_CHARM_SORTS),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(read(charmsPath(view))).toEqual(view);
    }),
  );
});

test('invalid parameters count as absent; the default view has the bare address', () => {
  expect(read('/admin?tab=charms&danh-muc=x&kho=plenty&sap-xep=luck&trang=-1')).toEqual(FIRST);
  expect(charmsPath(FIRST)).toBe('/admin?tab=charms');
});

test('a changed filter starts at the first page and counts as a filter', () => {
  const low = changed({ ...FIRST, page: 3 }, { stock: 'low' });
  expect(charmsPath(low)).toBe('/admin?tab=charms&kho=low');
  expect([isFiltered(FIRST), isFiltered(low)]).toEqual([false, true]);
  expect(charmsParams(low, 25)).toMatchObject({ stock: 'low', q: undefined, page: 1 });
});
