import { after } from '../kernel/time.ts';
import { CONFIRM_WITHIN, PAYMENT_LIFETIME } from './limits.ts';
import { WAITING_STATUSES, type OrderStatus } from './statuses.ts';

/** Statuses of orders that reserve stock but are not confirmed yet. */
export const UNCONFIRMED_STATUSES = [
  'pending',
  'pending_payment',
  ...WAITING_STATUSES,
] as const satisfies readonly OrderStatus[];

/** A customer's unconfirmed orders, and the bracelets in them. */
export type OpenOrderCounts = { readonly orders: number; readonly bracelets: number };

/** The limit that one more order of `bracelets` would exceed; null when it fits. A limit of 0 means none. */
export function exceededLimit(
  held: OpenOrderCounts,
  bracelets: number,
  most: OpenOrderCounts,
): 'orders' | 'bracelets' | null {
  if (most.orders > 0 && held.orders >= most.orders) return 'orders';
  return most.bracelets > 0 && held.bracelets + bracelets > most.bracelets ? 'bracelets' : null;
}

type Waiting = {
  readonly status: OrderStatus;
  readonly payBy: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** From when an unconfirmed order counts as overdue and is listed for staff; null for statuses that never do. */
export function askedSince({ status, payBy, createdAt, updatedAt }: Waiting): Date | null {
  if (status === 'pending') return after(createdAt, CONFIRM_WITHIN);
  if (status !== 'waiting_for_admin_confirmation') return null;
  return payBy ?? after(updatedAt, PAYMENT_LIFETIME);
}
