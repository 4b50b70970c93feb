import type { OrdersPage } from '#contract/http/ordering.ts';
import { readPage } from '#web/lib/read-page.ts';
import { ordersParams, type OrdersView } from './view.ts';

/** A page of the customer's orders; the previous page stays until the next has loaded. */
export const myOrdersQuery = (view: OrdersView) => readPage<OrdersPage>('/orders/my', ordersParams(view));
