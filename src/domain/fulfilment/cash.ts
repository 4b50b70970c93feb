import { FREE } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import type { PaymentMethod } from '../ordering/payment-methods.ts';

/** Cash to collect on delivery: the total, unless the order is paid by transfer. */
export function cashToCollect(order: { paymentMethod: PaymentMethod; totalPrice: Vnd }): Vnd {
  return order.paymentMethod === 'COD' ? order.totalPrice : FREE;
}
