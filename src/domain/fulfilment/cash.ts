import { FREE } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import type { PaymentMethod } from '../ordering/payment-methods.ts';

/** What is paid at the door: everything, unless it was transferred before. */
export function cashToCollect(order: { paymentMethod: PaymentMethod; totalPrice: Vnd }): Vnd {
  return order.paymentMethod === 'COD' ? order.totalPrice : FREE;
}
