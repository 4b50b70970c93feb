import { vnd, type Vnd } from '../kernel/vnd.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { OrderStatus } from './statuses.ts';

/** How a difference in price is handled when staff change an order (decision 0058): settled, or waived. */
export const DIFFERENCES = ['settle', 'waive'] as const;
export type Difference = (typeof DIFFERENCES)[number];

type Amended = { readonly status: OrderStatus; readonly paymentMethod: PaymentMethod };

/** Whether an order's items may change: only while no transfer of the old sum is awaited and nothing is on its way. */
export function isAmendable({ status }: Pick<Amended, 'status'>): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Whether a difference can be settled: an order paid in advance only gets money back, never a second charge. */
export function maySettle(
  { paymentMethod }: Pick<Amended, 'paymentMethod'>,
  before: Vnd,
  after: Vnd,
): boolean {
  return paymentMethod === 'COD' || after <= before;
}

/** Whether one charm may replace another without a difference to settle: both cost the same to the đồng. */
export function isEven(sold: { readonly price: Vnd }, offered: { readonly price: Vnd }): boolean {
  return sold.price === offered.price;
}

/** The price from now on, in đồng. */
export function amendedPrice(before: Vnd, after: Vnd, difference: Difference): Vnd {
  return difference === 'waive' ? before : after;
}

/** A charm as sold, at its position, and the bracelet's sum around it. */
type SoldCharm = { readonly position: number; readonly price: Vnd };
type Sold<C extends SoldCharm> = { readonly charmsPrice: Vnd; readonly charms: readonly C[] };

/** The bracelet with `charm` at its position, and the sum of its charms adjusted. */
export function withCharm<C extends SoldCharm, B extends Sold<C>>(bracelet: B, charm: C): B {
  const before = bracelet.charms.find(({ position }) => position === charm.position)?.price ?? vnd(0);
  return {
    ...bracelet,
    charmsPrice: vnd(bracelet.charmsPrice + charm.price - before),
    charms: bracelet.charms.map((each) => (each.position === charm.position ? charm : each)),
  };
}
