import { vnd, type Vnd } from '../kernel/vnd.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { OrderStatus } from './statuses.ts';

/** What becomes of a difference in price when staff change an order (decision 0058): it is settled, or waived. */
export const DIFFERENCES = ['settle', 'waive'] as const;
export type Difference = (typeof DIFFERENCES)[number];

type Amended = { readonly status: OrderStatus; readonly paymentMethod: PaymentMethod };

/** What was ordered may be changed while nobody waits for a transfer of the old sum, and nothing is on its way. */
export function isAmendable({ status }: Pick<Amended, 'status'>): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Whether a difference can be settled: who has paid is given back what is too much, and never asked for more. */
export function maySettle(
  { paymentMethod }: Pick<Amended, 'paymentMethod'>,
  before: Vnd,
  after: Vnd,
): boolean {
  return paymentMethod === 'COD' || after <= before;
}

/** Whether one charm may hang in another's place without anything else to settle: she pays to the đồng what she paid. */
export function isEven(sold: { readonly price: Vnd }, offered: { readonly price: Vnd }): boolean {
  return sold.price === offered.price;
}

/** What is asked for something from now on, in đồng. */
export function amendedPrice(before: Vnd, after: Vnd, difference: Difference): Vnd {
  return difference === 'waive' ? before : after;
}

/** What was sold at a place of a bracelet, and the sums around it. */
type SoldCharm = { readonly position: number; readonly price: Vnd };
type Sold<C extends SoldCharm> = { readonly charmsPrice: Vnd; readonly charms: readonly C[] };

/** A bracelet with another charm at a place, which costs what `charm` says; the sum of its charms follows. */
export function withCharm<C extends SoldCharm, B extends Sold<C>>(bracelet: B, charm: C): B {
  const before = bracelet.charms.find(({ position }) => position === charm.position)?.price ?? vnd(0);
  return {
    ...bracelet,
    charmsPrice: vnd(bracelet.charmsPrice + charm.price - before),
    charms: bracelet.charms.map((each) => (each.position === charm.position ? charm : each)),
  };
}
