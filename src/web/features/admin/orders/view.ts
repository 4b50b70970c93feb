import { tidyLine } from '#domain/kernel/text-rules.ts';
import {
  ADMIN_ORDER_FILTERS,
  ORDER_SORTS,
  type AdminOrderFilter,
  type OrderSort,
} from '#domain/ordering/statuses.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { pageOf, searchOf } from '../list/page-of.ts';

/** Rows of the table. */
const ORDERS_A_PAGE = 10;

/** What the orders tab shows; it is all in the address: `/admin?tab=orders&trang-thai=pending&don=<id>`. */
export type OrdersTabView = {
  readonly status: AdminOrderFilter;
  readonly sort: OrderSort;
  /** part of an id, a customer, a bracelet */
  readonly search: string;
  readonly page: number;
  /** id of the order that lies open, or null */
  readonly order: string | null;
};

/** Reads an address; whatever makes no sense in it counts as absent. */
export function tabViewOf(params: URLSearchParams): OrdersTabView {
  const order = params.get('don') ?? '';
  return {
    status: ADMIN_ORDER_FILTERS.find((status) => status === params.get('trang-thai')) ?? 'all',
    sort: ORDER_SORTS.find((sort) => sort === params.get('sap-xep')) ?? 'newest',
    search: searchOf(params),
    page: pageOf(params),
    order: isUuid(order) ? order.toLowerCase() : null,
  };
}

/** The address of a view, without what goes without saying. */
export function adminPath({ status, sort, search, page, order }: OrdersTabView): string {
  const params = new URLSearchParams({ tab: 'orders' });
  if (search !== '') params.set('q', search);
  if (status !== 'all') params.set('trang-thai', status);
  if (sort !== 'newest') params.set('sap-xep', sort);
  if (page > 1) params.set('trang', String(page));
  if (order !== null) params.set('don', order);
  return `/admin?${params.toString()}`;
}

/** Another choice starts at the first page, with no order open. */
export function changed(
  view: OrdersTabView,
  change: Partial<Pick<OrdersTabView, 'status' | 'sort' | 'search'>>,
): OrdersTabView {
  return { ...view, ...change, page: 1, order: null };
}

/** A lookup by id looks everywhere; `#7F3A9C21` is how people write one. */
export function lookedUp(view: OrdersTabView, text: string): OrdersTabView {
  return changed(view, { status: 'all', search: tidyLine(text.replaceAll('#', ' ')) });
}

/** The question to `/orders`. */
export function ordersParams({ status, sort, search, page }: OrdersTabView) {
  return { status, sort, search: search || undefined, page, limit: ORDERS_A_PAGE };
}
