import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  customersParams,
  customersPath,
  CUSTOMER_SORTS,
  ROLE_FILTERS,
  viewOf,
  type CustomersView,
} from './view.ts';

const ALL: CustomersView = { search: '', group: 'all', sort: 'newest', customer: '', page: 1 };
const at = (query: string) => viewOf(new URLSearchParams(query));

test('without parameters: all customers, newest first', () => {
  expect(at('')).toEqual(ALL);
  expect(customersPath(ALL)).toBe('/admin?tab=customers');
});

test.each(['nhom=boss', 'sap-xep=age', 'trang=0'])('an invalid parameter counts as absent: %s', (query) =>
  expect(at(query)).toEqual(ALL),
);

test('the group of disabled accounts covers every role, a role covers active and disabled ones', () => {
  expect(customersParams({ ...ALL, group: 'disabled' }, 25)).toMatchObject({
    role: 'all',
    active: 'disabled',
  });
  expect(customersParams({ ...ALL, group: 'shipper' }, 25)).toMatchObject({ role: 'shipper', active: 'all' });
});

test('round trip: every view is read back from its address', () => {
  const views = fc.record<CustomersView>({
    search: fc.constantFrom('', 'Nguyễn Linh', 'a&b=c'),
    group: fc.constantFrom(...ROLE_FILTERS),
    sort: fc.constantFrom(...CUSTOMER_SORTS),
    customer: fc.constantFrom('', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'),
    page: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(viewOf(new URL(customersPath(view), 'http://shop.test').searchParams)).toEqual(view);
    }),
  );
});
