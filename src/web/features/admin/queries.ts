import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#contract/envelope.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { TransfersPage } from '#contract/http/payment.ts';
import { WAITING_STATUSES } from '#domain/ordering/statuses.ts';
import { read } from '#web/lib/api.ts';
import { ordersParams, type OrdersTabView } from './view.ts';

/** A page of everybody's orders; the page before stays until the next has come. */
export const ordersQuery = (view: OrdersTabView) =>
  queryOptions({ ...read<OrdersPage>('/orders', ordersParams(view)), placeholderData: keepPreviousData });

export const orderQuery = (id: string) => read<Order>(`/orders/${id}`);

/** Orders whose transfer an admin must look at, the oldest first. */
export const toReconcileQueries = () =>
  WAITING_STATUSES.map((status) => read<OrdersPage>('/orders', { status, sort: 'oldest', limit: 10 }));

/** Transfers that a person must look at. */
export const strayTransfersQuery = () => read<TransfersPage>('/payments/admin/unmatched', { limit: 10 });

/** How many orders wait to be confirmed. */
export const waitingQuery = () => countedQuery('/orders', { status: 'pending' });

/** How many of a thing there are: lists that grow say it beside their rows, short ones are counted. */
export function countedQuery(path: string, params: Record<string, string> = {}, paged = true) {
  const question = paged ? { ...params, limit: 1 } : params;
  return queryOptions({
    ...read<{ pagination: Pagination } | unknown[]>(path, question),
    select: (answer) => (Array.isArray(answer) ? answer.length : answer.pagination.total),
  });
}
