import type { Parcel } from '#contract/http/fulfilment.ts';
import { read } from '#web/lib/api.ts';

/** The parcel of an order; like everything below `/orders`, refetched when the order changes. */
export const parcelQuery = (orderId: string) => read<Parcel>(`/orders/${orderId}/parcel`);
