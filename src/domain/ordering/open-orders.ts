import { after } from '../kernel/time.ts';
import { CONFIRM_WITHIN, PAYMENT_LIFETIME } from './limits.ts';
import { WAITING_STATUSES, type OrderStatus } from './statuses.ts';

/** Orders that hold pieces back and that nobody has confirmed. */
export const UNCONFIRMED_STATUSES = [
  'pending',
  'pending_payment',
  ...WAITING_STATUSES,
] as const satisfies readonly OrderStatus[];

/** Unconfirmed orders, and the bracelets in them. */
export type Holding = { readonly orders: number; readonly bracelets: number };

/** What would be too much with one more order of so many bracelets; null when it fits. 0 is no limit. */
export function tooMuchHeld(held: Holding, bracelets: number, most: Holding): 'orders' | 'bracelets' | null {
  if (most.orders > 0 && held.orders >= most.orders) return 'orders';
  return most.bracelets > 0 && held.bracelets + bracelets > most.bracelets ? 'bracelets' : null;
}

type Waiting = {
  readonly status: OrderStatus;
  readonly payBy: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Since when staff are asked about an order that holds pieces and comes to nothing; null when they are not. */
export function askedSince({ status, payBy, createdAt, updatedAt }: Waiting): Date | null {
  if (status === 'pending') return after(createdAt, CONFIRM_WITHIN);
  if (status !== 'waiting_for_admin_confirmation') return null;
  return payBy ?? after(updatedAt, PAYMENT_LIFETIME);
}
