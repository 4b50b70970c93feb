import { ROLES, type Role } from '#domain/identity/roles.ts';
import { idField, defineListUrl, oneOf, searchWords, sortBy } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

export const ROLE_FILTERS = ['all', ...ROLES, 'disabled'] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];
export const CUSTOMER_SORTS = ['newest', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** What the customers tab shows: `/admin?tab=customers&nhom=shipper&q=linh`. */
export const {
  read: viewOf,
  path: customersPath,
  changed,
} = defineListUrl(tabPath('customers'), {
  /** part of a name or an e-mail */
  search: searchWords(),
  /** a role, or the accounts that are closed */
  group: oneOf('nhom', ROLE_FILTERS),
  sort: sortBy(CUSTOMER_SORTS, 'newest'),
  /** id of the one whose page lies open; empty for the list */
  customer: { ...idField('khach'), filters: false },
});

export type CustomersView = ReturnType<typeof viewOf>;

/** The question to `/users`. */
export const customersParams = (view: CustomersView, limit: number) => {
  const { sort, page } = view;
  return { ...filterQueryOf(view), sort, page, limit };
};

/** What the filters leave, for the list and for its table. */
export function filterQueryOf({ search, group }: CustomersView) {
  const role: Role | 'all' = group === 'disabled' ? 'all' : group;
  return { search: search || undefined, role, active: group === 'disabled' ? 'disabled' : 'all' };
}
