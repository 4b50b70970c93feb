import { expect, test } from 'vitest';
import { changed, isFiltered, shipmentsParams, shipmentsPath, viewOf, type ShipmentsView } from './view.ts';

const view = (more: Partial<ShipmentsView> = {}): ShipmentsView => ({
  search: '',
  status: 'all',
  shipper: '',
  waits: '',
  sort: 'newest',
  page: 1,
  ...more,
});
const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const ADMIN = '/admin?tab=shipments';
const read = (query: string) => viewOf(ADMIN, new URLSearchParams(query));

test.each([
  ['', view()],
  [
    'q=%20Linh%20%20Trang&trang-thai=in_progress&trang=2',
    view({ search: 'Linh Trang', status: 'in_progress', page: 2 }),
  ],
  ['trang-thai=lost&trang=-1', view()],
  ['trang=1.5', view()],
  ['sap-xep=due', view({ sort: 'due' })],
  ['sap-xep=price', view()],
  ['nguoi-giao=anh-tam', view()],
])('the query %j is read as %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test.each(['/shipper', '/admin?tab=shipments'] as const)(
  'round trip: a view of %s is read back from its address',
  (list) => {
    const whole = view({
      search: '#7F3A9C21 & bạn',
      status: 'out_for_delivery',
      shipper: ID,
      waits: 'tiem',
      sort: 'oldest',
      page: 3,
    });
    const address = new URL(shipmentsPath(list, whole), 'http://shop');
    expect(viewOf(list, address.searchParams)).toEqual(whole);
  },
);

test('default values are left out of the address', () => {
  expect(shipmentsPath('/shipper', viewOf('/shipper', new URLSearchParams()))).toBe('/shipper');
  expect(shipmentsPath(ADMIN, view())).toBe(ADMIN);
  expect(shipmentsPath(ADMIN, { status: 'pending' })).toBe('/admin?tab=shipments&trang-thai=pending');
});

test('a changed filter starts at the first page', () => {
  expect(changed(view({ page: 4, search: 'Linh' }), { status: 'failed' })).toEqual(
    view({ search: 'Linh', status: 'failed' }),
  );
});

test('a page does not count as a filter, a search and a status do', () => {
  expect([view({ page: 2 }), view({ search: 'a' }), view({ status: 'returned' })].map(isFiltered)).toEqual([
    false,
    true,
    true,
  ]);
});

test('the API parameters leave out an empty search', () => {
  expect(shipmentsParams(view({ page: 2 }))).toEqual({
    search: undefined,
    status: 'all',
    shipper: undefined,
    waits: undefined,
    sort: 'newest',
    page: 2,
    limit: 20,
  });
});
