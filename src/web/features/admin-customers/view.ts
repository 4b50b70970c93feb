import { ROLES, type Role } from '#domain/identity/roles.ts';
import {
  idField,
  defineListUrl,
  choiceField,
  searchWords,
  sortBy,
} from '#web/lib/list-url/define-list-url.ts';
import { CUSTOMER_PARAM } from '#web/lib/paths/admin-pages.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

export const ROLE_FILTERS = ['all', ...ROLES, 'disabled'] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];
export const CUSTOMER_SORTS = ['newest', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** State of the customers tab: `/admin?tab=customers&nhom=shipper&q=linh`. */
export const {
  read: viewOf,
  path: customersPath,
  changed,
  isFiltered,
} = defineListUrl(tabPath('customers'), {
  /** part of a name or an e-mail */
  search: searchWords(),
  /** a role, or closed accounts */
  group: choiceField('nhom', ROLE_FILTERS),
  sort: sortBy(CUSTOMER_SORTS, 'newest'),
  /** id of the customer whose page is open; empty for the list */
  customer: { ...idField(CUSTOMER_PARAM), filters: false },
});

export type CustomersView = ReturnType<typeof viewOf>;

/** Query parameters of `/users`. */
export const customersParams = (view: CustomersView, limit: number) => {
  const { sort, page } = view;
  return { ...filterQueryOf(view), sort, page, limit };
};

/** The filters, shared by the list and its export. */
export function filterQueryOf({ search, group }: CustomersView) {
  const role: Role | 'all' = group === 'disabled' ? 'all' : group;
  return { search: search || undefined, role, active: group === 'disabled' ? 'disabled' : 'all' };
}
