import type { OrderActor, OrderStatus } from '../ordering/statuses.ts';
import type { Vnd } from '../kernel/vnd.ts';
import type { PaymentMethod } from '../ordering/payment-methods.ts';

/** Payment status, derived from the order's status and two timestamps; nothing of it is stored twice. */
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

/** The parts of an order that tell about its payment. */
export type PaidOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly status: OrderStatus;
  readonly history: readonly { readonly status: OrderStatus; readonly by: OrderActor; readonly at: Date }[];
};

/**
 * An order's price, when a transfer for it was confirmed, the amount received (null: exactly the price), the amount refunded, the
 * part of an overpayment the customer left to the shop, and the refund owed for returned bracelets (which also makes up for goodwill
 * where the price is lowered: `returnedAtPrice`).
 */
export type Money = {
  readonly amount: Vnd;
  readonly paidAt: Date | null;
  readonly received: Vnd | null;
  readonly refunded: Vnd;
  readonly kept: Vnd;
  readonly returned: Vnd;
};

export function paymentStatus(order: PaidOrder, money: Money): PaymentStatus {
  const over = isOver(order);
  if (paidAt(order, money)) {
    if (!over) return 'paid';
    return money.refunded < (money.received ?? money.amount) ? 'refund_due' : 'refunded';
  }
  if (over) return order.history.at(-1)?.by === 'system' ? 'expired' : 'cancelled';
  if (order.status === 'waiting_for_admin_confirmation') return 'reported';
  return order.status === 'waiting_confirmation' ? 'differs' : 'pending';
}

/** Whether the order came to nothing. */
export function isOver({ status }: Pick<PaidOrder, 'status'>): boolean {
  return status === 'cancelled' || status === 'failed';
}

/** When the order was paid: cash on delivery (decisions, Orders: shipped → delivered), a transfer when it was confirmed. */
export function paidAt({ paymentMethod, history }: PaidOrder, money: Pick<Money, 'paidAt'>): Date | null {
  if (paymentMethod === 'VietQR') return money.paidAt;
  return history.find(({ status }) => status === 'delivered')?.at ?? null;
}
