import { PROMISE_FILTERS, type PromiseFilter } from '#domain/fulfilment/promise.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import {
  ADMIN_ORDER_FILTERS,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderStatus,
} from '#domain/ordering/statuses.ts';
import { LATE_AFTER } from '#domain/ordering/limits.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/ordering/payment-methods.ts';
import { PHOTO_FILTERS, type PhotoFilter } from '#domain/ordering/photos.ts';
import { RETURN_FILTERS, type ReturnFilter } from '#domain/ordering/returns.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { dayField, inOrder } from '#web/lib/list-url/days.ts';
import {
  defineListUrl,
  choiceField,
  idField,
  searchWords,
  sortBy,
} from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { ORDERS_OF_PARAM } from '#web/lib/paths/orders-of.ts';

const isNamed = (status: OrderStatus) => ADMIN_ORDER_FILTERS.some((filter) => filter === status);

/** The filters named in the specification (spec §2, Orders tab), then the remaining statuses. */
export const ORDER_FILTERS = [...ADMIN_ORDER_FILTERS, ...ORDER_STATUSES.filter((status) => !isNamed(status))];
export type OrderFilter = 'all' | OrderStatus;
export type PromiseChoice = 'all' | PromiseFilter;
export type PaymentChoice = 'all' | PaymentMethod;
export type PhotoChoice = 'all' | PhotoFilter;
export type ReturnChoice = 'all' | ReturnFilter;

const listUrl = defineListUrl(tabPath('orders'), {
  /** matches part of an order id, customer or bracelet */
  search: searchWords(),
  status: choiceField<OrderFilter>('trang-thai', ORDER_FILTERS, 'all'),
  /** for confirmed orders: the state of their photos before making */
  photo: choiceField<PhotoChoice>('anh', ['all', ...PHOTO_FILTERS], 'all'),
  /** with a return case */
  returned: choiceField<ReturnChoice>('doi-tra', ['all', ...RETURN_FILTERS], 'all'),
  /** by how urgent the promised day is */
  promised: choiceField<PromiseChoice>('hen', ['all', ...PROMISE_FILTERS], 'all'),
  payment: choiceField<PaymentChoice>('tra', ['all', ...PAYMENT_METHODS], 'all'),
  /** of one customer, by her id */
  customer: idField(ORDERS_OF_PARAM),
  /** placed more than this many days ago and not delivered yet */
  late: choiceField('qua', ['', ...LATE_AFTER.map(String)]),
  sort: sortBy(ORDER_SORTS, 'newest'),
  /** range of order dates in Vietnam time, both inclusive; '' for an open end */
  from: dayField('tu'),
  to: dayField('den'),
});

/** State of the orders tab: `/admin?tab=orders&trang-thai=pending&don=<id>`. */
export type OrdersTabView = ReturnType<typeof listUrl.read> & {
  /** id of the open order, or null */
  readonly order: string | null;
};

/** Parses a URL; invalid parameters count as absent. */
export function tabViewOf(params: URLSearchParams): OrdersTabView {
  const order = params.get('don') ?? '';
  const view = listUrl.read(params);
  return { ...view, ...inOrder(view), order: isUuid(order) ? order.toLowerCase() : null };
}

/** The URL of a view, without default values. */
export function adminPath({ order, ...view }: OrdersTabView): string {
  const path = listUrl.path(view);
  return order === null ? path : `${path}&don=${order}`;
}

/** A changed view, on its first page and with no order open. */
export function changed(
  view: OrdersTabView,
  change: Partial<Omit<OrdersTabView, 'page' | 'order'>>,
): OrdersTabView {
  return { ...view, ...change, page: 1, order: null };
}

/** Whether rows may be hidden: then an empty list does not mean that there are no orders. */
export const isFiltered = (view: OrdersTabView): boolean => listUrl.isFiltered(view);

/** A search covers all orders, so it resets the filters; `#` is stripped, since ids are written as `#7F3A9C21`. */
export function lookedUp(view: OrdersTabView, text: string): OrdersTabView {
  return changed(view, {
    status: 'all',
    photo: 'all',
    returned: 'all',
    promised: 'all',
    payment: 'all',
    customer: '',
    late: '',
    from: '',
    to: '',
    search: tidyLine(text.replaceAll('#', ' ')),
  });
}

/** Query parameters of `/orders`. */
export function ordersParams({ page, sort, ...filters }: OrdersTabView, limit: number) {
  return { ...filterParams(filters), sort, page, limit };
}

/** Query parameters of the filters, shared by `/orders` and its export. */
export function filterParams(filters: Filters) {
  const { status, photo, returned, promised, payment, customer, late, search, from, to } = filters;
  const days = { from: from || undefined, to: to || undefined };
  return {
    status,
    photo: photo === 'all' ? undefined : photo,
    returned: returned === 'all' ? undefined : returned,
    promised: promised === 'all' ? undefined : promised,
    search: search || undefined,
    payment: payment === 'all' ? undefined : payment,
    customer: customer || undefined,
    late: late === '' ? undefined : Number(late),
    ...days,
  };
}

export type Filters = Pick<
  OrdersTabView,
  'status' | 'photo' | 'returned' | 'promised' | 'payment' | 'customer' | 'late' | 'search' | 'from' | 'to'
>;
