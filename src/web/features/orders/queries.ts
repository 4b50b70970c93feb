import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { read } from '#web/lib/api.ts';
import { ordersParams, type OrdersView } from './view.ts';

/** A page of her orders; the page before stays until the next has come. */
export const myOrdersQuery = (view: OrdersView) =>
  queryOptions({ ...read<OrdersPage>('/orders/my', ordersParams(view)), placeholderData: keepPreviousData });
