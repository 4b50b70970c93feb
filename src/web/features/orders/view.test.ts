import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_SORTS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { changed, isFiltered, ordersParams, ordersPath, viewOf, type OrdersView } from './view.ts';

const at = (query: string) => viewOf(new URLSearchParams(query));
const ALL: OrdersView = { search: '', status: 'all', sort: 'newest', page: 1 };

test('without parameters: all orders, newest first', () => {
  expect(at('')).toEqual(ALL);
  expect(ordersPath(ALL)).toBe('/orders');
});

test.each(['trang=0', 'trang=x', 'trang-thai=lost', 'sap-xep=random', 'q=%20'])(
  'an invalid parameter counts as absent: %s',
  (query) => expect(at(query)).toEqual(ALL),
);

test('a changed sort order starts at the first page and keeps the search', () => {
  expect(changed(at('trang=3&q=linh'), { sort: 'price_low' })).toEqual({
    search: 'linh',
    status: 'all',
    sort: 'price_low',
    page: 1,
  });
});

test('only search and status count as filters', () => {
  expect(
    ['sap-xep=oldest&trang=2', 'q=a', 'trang-thai=pending'].map((query) => isFiltered(at(query))),
  ).toEqual([false, true, true]);
});

test('round trip: every view is read back from its address', () => {
  const views = fc.record<OrdersView>({
    search: fc.constantFrom('', '7F3A9C21', 'hoa đào', '#1', 'a&b=c'),
    status: fc.constantFrom('all', ...ORDER_STATUSES),
    sort: fc.constantFrom(...ORDER_SORTS),
    page: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(viewOf(new URL(ordersPath(view), 'http://shop.test').searchParams)).toEqual(view);
    }),
  );
});

test('the API parameters leave out an empty search', () => {
  expect(ordersParams(ALL)).toEqual({ search: undefined, status: 'all', sort: 'newest', page: 1, limit: 10 });
});
