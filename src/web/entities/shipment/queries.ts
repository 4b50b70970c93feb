import type { Parcel } from '#contract/http/fulfilment.ts';
import { read } from '#web/lib/api.ts';

/** How an order travels; like everything below `/orders` it is read again when the order moves. */
export const parcelQuery = (orderId: string) => read<Parcel>(`/orders/${orderId}/parcel`);
