import type { StaffNote } from '#contract/http/fulfilment.ts';
import type { Order, OrdersPage, OverdueOrders } from '#contract/http/ordering.ts';
import type { TransfersPage, TransferSuggestion } from '#contract/http/payment.ts';
import type { PaymentTalk, RefundsDue, StoryEntry } from '#contract/http/reports.ts';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { WAITING_STATUSES } from '#domain/ordering/statuses.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { ROWS_FETCHED } from './use-pages.ts';
import { ordersParams, type OrdersTabView } from './view.ts';

/** A page of all orders; the previous page stays until the next has loaded. */
export const ordersQuery = (view: OrdersTabView, limit: number) =>
  readPage<OrdersPage>('/orders', ordersParams(view, limit));

export const orderQuery = (id: string) => read<Order>(`/orders/${id}`);

/** Orders whose transfer an admin must check, oldest first. */
export const toReconcileQueries = () =>
  WAITING_STATUSES.map((status) => read<OrdersPage>('/orders', { status, sort: 'oldest', limit: 10 }));

const pageParams = (page: number) => ({ limit: ROWS_FETCHED, ...(page > 1 && { page }) });

/** Unmatched transfers, open or settled; previous rows stay until the next have loaded. */
export const strayTransfersQuery = ({ settled = false, search = '' } = {}, page = 1) =>
  readPage<TransfersPage>('/payments/admin/unmatched', {
    ...pageParams(page),
    ...(settled && { settled: 'true' }),
    ...(search !== '' && { search }),
  });

/** Orders that a stray transfer may belong to. */
export const suggestionsQuery = (id: string) =>
  read<TransferSuggestion[]>(`/payments/admin/unmatched/${id}/suggestions`);

/** Orders that have reserved stock for too long without being paid or confirmed. */
export const overdueQuery = () => read<OverdueOrders>('/orders/overdue');

/** Orders with a refund due. */
export const refundsDueQuery = (page = 1) => readPage<RefundsDue>('/reports/refunds-due', pageParams(page));

/** The customer's chat, and the receipts she has sent since ordering. */
export const paymentTalkQuery = (orderId: string) => read<PaymentTalk>(`/orders/${orderId}/payment-talk`);

/** History of an order, with the person behind each entry. */
export const storyQuery = (orderId: string) => read<StoryEntry[]>(`/orders/${orderId}/story`);

/** The newest orders of a customer. */
export const ordersOfQuery = (customer: UserId) => read<OrdersPage>('/orders', { customer, limit: 6 });

/** The account of a customer, with statistics of her orders. */
export const accountOfQuery = (user: UserId) => read<AccountsPage>('/users', { user, limit: 1 });

/** Internal staff notes on an order, newest first. */
export const staffNotesQuery = (orderId: string) => read<StaffNote[]>(`/orders/${orderId}/staff-notes`);
