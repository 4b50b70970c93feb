import { ORDERS_PAGE_SIZE } from '#domain/ordering/limits.ts';
import { ORDER_SORTS, ORDER_STATUSES, type OrderSort, type OrderStatus } from '#domain/ordering/statuses.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

/** Which of her orders a customer looks at; it is all in the address: `/orders?trang-thai=shipped&sap-xep=oldest`. */
export type OrdersView = {
  readonly search: string;
  readonly status: OrderStatus | 'all';
  readonly sort: OrderSort;
  readonly page: number;
};

const SEARCH_MAX = 80;

/** Reads an address; whatever makes no sense in it counts as absent. */
export function viewOf(params: URLSearchParams): OrdersView {
  const page = Number(params.get('trang'));
  return {
    search: tidyLine(params.get('q') ?? '').slice(0, SEARCH_MAX),
    status: ORDER_STATUSES.find((status) => status === params.get('trang-thai')) ?? 'all',
    sort: ORDER_SORTS.find((sort) => sort === params.get('sap-xep')) ?? 'newest',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 10_000) : 1,
  };
}

/** The address of a view, without what goes without saying. */
export function ordersPath({ search, status, sort, page }: OrdersView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (status !== 'all') params.set('trang-thai', status);
  if (sort !== 'newest') params.set('sap-xep', sort);
  if (page > 1) params.set('trang', String(page));
  const query = params.toString();
  return query === '' ? '/orders' : `/orders?${query}`;
}

/** Another choice starts at the first page. */
export function changed(view: OrdersView, change: Partial<Omit<OrdersView, 'page'>>): OrdersView {
  return { ...view, ...change, page: 1 };
}

/** Whether some orders may be left out: then an empty list does not mean that there are none. */
export function isFiltered({ search, status }: OrdersView): boolean {
  return search !== '' || status !== 'all';
}

/** The question to `/orders/my`. */
export function ordersParams({ search, status, sort, page }: OrdersView) {
  return { search: search || undefined, status, sort, page, limit: ORDERS_PAGE_SIZE };
}
