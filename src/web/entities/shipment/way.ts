import type { Parcel } from '#contract/http/fulfilment.ts';
import { FINAL_ORDER_STATUSES } from '#domain/ordering/moves.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';

/** Whether an order has a parcel (spec §4: a shipment makes it shipped). */
export function hasParcel(status: OrderStatus): boolean {
  return (
    status === 'shipped' ||
    status === 'delivered' ||
    (status !== 'cancelled' && FINAL_ORDER_STATUSES.includes(status))
  );
}

/** The parcel's status history, latest first; a handover between shippers is no new step. */
export function wayOf({ steps }: Pick<Parcel, 'steps'>): Parcel['steps'] {
  return steps.filter(({ status }, at) => status !== steps[at - 1]?.status).toReversed();
}
