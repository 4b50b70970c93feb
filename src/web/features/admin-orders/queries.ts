import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StaffNote } from '#contract/http/fulfilment.ts';
import type { Order, OrdersPage, OverdueOrders } from '#contract/http/ordering.ts';
import type { TransfersPage, TransferSuggestion } from '#contract/http/payment.ts';
import type { PaymentTalk, RefundsDue, StoryEntry } from '#contract/http/reports.ts';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import { WAITING_STATUSES } from '#domain/ordering/statuses.ts';
import { read } from '#web/lib/api.ts';
import { ordersParams, type OrdersTabView } from './view.ts';

/** A page of everybody's orders; the page before stays until the next has come. */
export const ordersQuery = (view: OrdersTabView, limit: number) =>
  queryOptions({
    ...read<OrdersPage>('/orders', ordersParams(view, limit)),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) => read<Order>(`/orders/${id}`);

/** Orders whose transfer an admin must look at, the oldest first. */
export const toReconcileQueries = () =>
  WAITING_STATUSES.map((status) => read<OrdersPage>('/orders', { status, sort: 'oldest', limit: 10 }));

/** Transfers that a person must look at, or that one did; the rows before stay until the next have come. */
export const strayTransfersQuery = ({ settled = false, search = '' } = {}) =>
  queryOptions({
    ...read<TransfersPage>('/payments/admin/unmatched', {
      limit: 10,
      ...(settled && { settled: 'true' }),
      ...(search !== '' && { search }),
    }),
    placeholderData: keepPreviousData,
  });

/** Orders that a stray transfer may be for. */
export const suggestionsQuery = (id: string) =>
  read<TransferSuggestion[]>(`/payments/admin/unmatched/${id}/suggestions`);

/** Orders that hold pieces and come to nothing. */
export const overdueQuery = () => read<OverdueOrders>('/orders/overdue');

/** Orders whose money goes back. */
export const refundsDueQuery = () => read<RefundsDue>('/reports/refunds-due');

/** The customer's chat, and the pictures she sent since she ordered. */
export const paymentTalkQuery = (orderId: string) => read<PaymentTalk>(`/orders/${orderId}/payment-talk`);

/** What happened to an order, and who did it. */
export const storyQuery = (orderId: string) => read<StoryEntry[]>(`/orders/${orderId}/story`);

/** The newest orders that are found by a customer's address. */
export const ordersOfQuery = (email: string) => read<OrdersPage>('/orders', { search: email, limit: 6 });

/** Accounts that are found by a customer's address, with what became of their orders. */
export const accountsOfQuery = (email: string) => read<AccountsPage>('/users', { search: email, limit: 6 });

/** What staff tell one another about an order, the newest first. */
export const staffNotesQuery = (orderId: string) => read<StaffNote[]>(`/orders/${orderId}/staff-notes`);
