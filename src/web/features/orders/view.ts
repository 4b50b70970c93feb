import { ORDERS_PAGE_SIZE } from '#domain/ordering/limits.ts';
import { ORDER_SORTS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { defineListUrl, choiceField, searchWords, sortBy } from '#web/lib/list-url/define-list-url.ts';

/** Filters of the customer's orders in the URL: `/orders?trang-thai=shipped&sap-xep=oldest`. */
export const {
  read: viewOf,
  path: ordersPath,
  changed,
  isFiltered,
} = defineListUrl('/orders', {
  search: searchWords(),
  status: choiceField('trang-thai', ['all', ...ORDER_STATUSES]),
  sort: sortBy(ORDER_SORTS, 'newest'),
});

export type OrdersView = ReturnType<typeof viewOf>;

/** Query parameters of `/orders/my`. */
export function ordersParams({ search, status, sort, page }: OrdersView) {
  return { search: search || undefined, status, sort, page, limit: ORDERS_PAGE_SIZE };
}
