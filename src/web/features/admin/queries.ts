import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { TransfersPage } from '#contract/http/payment.ts';
import type { Counts, LowStockList } from '#contract/http/reports.ts';
import { WAITING_STATUSES } from '#domain/ordering/statuses.ts';
import { read } from '#web/lib/api.ts';
import { ordersParams, type OrdersTabView } from './orders/view.ts';

/** A page of everybody's orders; the page before stays until the next has come. */
export const ordersQuery = (view: OrdersTabView) =>
  queryOptions({ ...read<OrdersPage>('/orders', ordersParams(view)), placeholderData: keepPreviousData });

export const orderQuery = (id: string) => read<Order>(`/orders/${id}`);

/** Orders whose transfer an admin must look at, the oldest first. */
export const toReconcileQueries = () =>
  WAITING_STATUSES.map((status) => read<OrdersPage>('/orders', { status, sort: 'oldest', limit: 10 }));

/** Transfers that a person must look at. */
export const strayTransfersQuery = () => read<TransfersPage>('/payments/admin/unmatched', { limit: 10 });

/** How much there is of everything, and what waits for an admin. */
export const countsQuery = () => read<Counts>('/reports/counts');

/** What runs low, the fewest first. */
export const lowStockQuery = () => read<LowStockList>('/reports/low-stock');
