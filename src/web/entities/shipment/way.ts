import type { Parcel } from '#contract/http/fulfilment.ts';
import { FINAL_ORDER_STATUSES } from '#domain/ordering/moves.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';

/** Whether an order has a parcel to tell of (spec §4: a shipment makes it shipped). */
export function hasParcel(status: OrderStatus): boolean {
  return (
    status === 'shipped' ||
    status === 'delivered' ||
    (status !== 'cancelled' && FINAL_ORDER_STATUSES.includes(status))
  );
}

/** Where it has been, the latest first; handed from one shipper to another it stays in one place. */
export function wayOf({ steps }: Pick<Parcel, 'steps'>): Parcel['steps'] {
  return steps.filter(({ status }, at) => status !== steps[at - 1]?.status).toReversed();
}
