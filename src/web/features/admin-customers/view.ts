import { ROLES, type Role } from '#domain/identity/roles.ts';
import { pageOf, searchOf } from '#web/lib/list-url/page-of.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Rows of the table. */
const CUSTOMERS_A_PAGE = 20;

export const ROLE_FILTERS = ['all', ...ROLES, 'disabled'] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];
export const CUSTOMER_SORTS = ['newest', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** What the customers tab shows: `/admin?tab=customers&nhom=shipper&q=linh`. */
export type CustomersView = {
  /** part of a name or an e-mail */
  readonly search: string;
  /** a role, or the accounts that are closed */
  readonly group: RoleFilter;
  readonly sort: CustomerSort;
  readonly page: number;
};

/** Reads an address; whatever makes no sense in it counts as absent. */
export function viewOf(params: URLSearchParams): CustomersView {
  return {
    search: searchOf(params),
    group: ROLE_FILTERS.find((group) => group === params.get('nhom')) ?? 'all',
    sort: CUSTOMER_SORTS.find((sort) => sort === params.get('sap-xep')) ?? 'newest',
    page: pageOf(params),
  };
}

/** The address of a view, without what goes without saying. */
export function customersPath({ search, group, sort, page }: CustomersView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (group !== 'all') params.set('nhom', group);
  if (sort !== 'newest') params.set('sap-xep', sort);
  if (page > 1) params.set('trang', String(page));
  const query = params.toString();
  return query === '' ? tabPath('customers') : `${tabPath('customers')}&${query}`;
}

/** Another choice starts at the first page. */
export function changed(view: CustomersView, change: Partial<Omit<CustomersView, 'page'>>): CustomersView {
  return { ...view, ...change, page: 1 };
}

/** The question to `/users`. */
export function customersParams({ search, group, sort, page }: CustomersView) {
  const role: Role | 'all' = group === 'disabled' ? 'all' : group;
  const active = group === 'disabled' ? 'disabled' : 'all';
  return { search: search || undefined, role, active, sort, page, limit: CUSTOMERS_A_PAGE };
}
