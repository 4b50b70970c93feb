import type { OrderActor, OrderStatus } from '../ordering/statuses.ts';
import type { PaymentMethod } from '../ordering/payment-methods.ts';

/** How an order's money stands. Nothing of it is stored twice: the order's status and two moments say it all. */
export const PAYMENT_STATUSES = [
  'pending',
  'reported',
  'differs',
  'paid',
  'expired',
  'cancelled',
  'refund_due',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the history of an order tells of its money. */
export type PaidOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly status: OrderStatus;
  readonly history: readonly { readonly status: OrderStatus; readonly by: OrderActor; readonly at: Date }[];
};

/** When a transfer arrived or was confirmed, and when it was given back. */
export type Money = { readonly paidAt: Date | null; readonly refundedAt: Date | null };

export function paymentStatus(order: PaidOrder, money: Money): PaymentStatus {
  if (money.refundedAt) return 'refunded';
  const over = order.status === 'cancelled' || order.status === 'failed';
  if (paidAt(order, money)) return over ? 'refund_due' : 'paid';
  if (over) return order.history.at(-1)?.by === 'system' ? 'expired' : 'cancelled';
  if (order.status === 'waiting_for_admin_confirmation') return 'reported';
  return order.status === 'waiting_confirmation' ? 'differs' : 'pending';
}

/** Cash is paid at the door (decisions, Orders: shipped → delivered), a transfer when it was confirmed. */
export function paidAt({ paymentMethod, history }: PaidOrder, money: Money): Date | null {
  if (paymentMethod === 'VietQR') return money.paidAt;
  return history.find(({ status }) => status === 'delivered')?.at ?? null;
}
