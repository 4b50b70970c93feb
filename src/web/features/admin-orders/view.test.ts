import fc from 'fast-check';
import { periodsUntil } from '#web/lib/list-url/days.ts';
import { expect, test } from 'vitest';
import { orderActions } from '#domain/ordering/moves.ts';
import { PHOTO_FILTERS } from '#domain/ordering/photos.ts';
import { RETURN_FILTERS } from '#domain/ordering/returns.ts';
import { ORDER_SORTS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { copy } from './copy.vi.ts';
import { adminPath, changed, lookedUp, ORDER_FILTERS, tabViewOf, type OrdersTabView } from './view.ts';

const ID = '01a1fd46-0883-79d4-ab7c-106f040ddaa5';
const at = (query: string) => tabViewOf(new URLSearchParams(query));
const ALL: OrdersTabView = {
  status: 'all',
  photo: 'all',
  returned: 'all',
  promised: 'all',
  payment: 'all',
  customer: '',
  late: '',
  sort: 'newest',
  search: '',
  from: '',
  to: '',
  page: 1,
  order: null,
};

test('without parameters: all orders, newest first, none open', () => {
  expect(at('')).toEqual(ALL);
  expect(adminPath(ALL)).toBe('/admin?tab=orders');
});

test.each(['trang-thai=teleported', 'trang=-1', 'don=12', 'sap-xep=x', 'tu=hom-qua&den=1999-01-01'])(
  'an invalid parameter counts as absent: %s',
  (query) => expect(at(query)).toEqual(ALL),
);

test('a changed filter closes the open order and starts at the first page', () => {
  expect(changed(at(`trang=3&don=${ID}&q=linh`), { status: 'pending' })).toEqual({
    ...ALL,
    search: 'linh',
    status: 'pending',
  });
});

test('a lookup accepts an id with "#" and clears the status and date filters', () => {
  expect(lookedUp(at('trang-thai=shipped&tu=2026-11-01&trang=2'), ' #7F3A9C21 ')).toEqual({
    ...ALL,
    search: '7F3A9C21',
  });
});

test('reversed dates are swapped; a day beyond the end of its month rolls over', () => {
  expect(at('tu=2026-11-21&den=2026-02-30')).toMatchObject({ from: '2026-03-02', to: '2026-11-21' });
});

test('periods end on today’s date in Vietnam', () => {
  expect(periodsUntil(new Date('2026-11-20T18:00:00Z'))).toEqual({
    today: { from: '2026-11-21', to: '2026-11-21' },
    week: { from: '2026-11-15', to: '2026-11-21' },
    month: { from: '2026-10-23', to: '2026-11-21' },
    thisMonth: { from: '2026-11-01', to: '2026-11-21' },
  });
});

test('round trip: every view is read back from its address', () => {
  const views = fc.record<OrdersTabView>({
    status: fc.constantFrom(...ORDER_FILTERS),
    photo: fc.constantFrom('all', ...PHOTO_FILTERS),
    returned: fc.constantFrom('all', ...RETURN_FILTERS),
    promised: fc.constantFrom('all', 'due'),
    payment: fc.constantFrom('all', 'COD', 'VietQR'),
    customer: fc.constantFrom('', ID),
    late: fc.constantFrom('', '1', '3', '7'),
    sort: fc.constantFrom(...ORDER_SORTS),
    search: fc.constantFrom('', '7F3A9C21', 'Nguyễn Linh', 'a&b'),
    from: fc.constantFrom('', '2026-01-31'),
    to: fc.constantFrom('', '2026-11-21'),
    page: fc.integer({ min: 1, max: 99 }),
    order: fc.constantFrom(null, ID),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(tabViewOf(new URL(adminPath(view), 'http://shop.test').searchParams)).toEqual(view);
    }),
  );
});

test('every status has an admin action or a text about what it waits for; shipped waits for the shipper', () => {
  const silent = ORDER_STATUSES.filter(
    (status) => orderActions(status, 'admin').length === 0 && copy.waitsFor[status] === '',
  );
  expect(silent).toEqual([]);
  expect(copy.waitsFor.shipped).toBe('Chờ shipper');
});
