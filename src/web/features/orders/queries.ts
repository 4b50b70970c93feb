import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { read } from '#web/lib/api.ts';
import { ordersParams, type OrdersView } from './view.ts';

/** A page of the customer's orders; the previous page stays until the next has loaded. */
export const myOrdersQuery = (view: OrdersView) =>
  queryOptions({ ...read<OrdersPage>('/orders/my', ordersParams(view)), placeholderData: keepPreviousData });
