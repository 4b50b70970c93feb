import type { OrderReturns } from '#contract/http/returns.ts';
import { read } from '#web/lib/api.ts';

/** What was asked for after the parcel came; like everything below `/orders` it is read again when something happens to the order. */
export const returnsQuery = (orderId: string) => read<OrderReturns>(`/orders/${orderId}/returns`);

/** Where a customer asks and looks: `/orders?doi-tra=<id>`. */
export const returnsPath = (orderId: string) => `/orders?${RETURNS_PARAM}=${orderId}`;
export const RETURNS_PARAM = 'doi-tra';
