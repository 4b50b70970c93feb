import type { OrderReturns } from '#contract/http/returns.ts';
import { read } from '#web/lib/api.ts';

/** The return cases of an order; like everything below `/orders`, refetched when the order changes. */
export const returnsQuery = (orderId: string) => read<OrderReturns>(`/orders/${orderId}/returns`);

/** Where a customer requests and follows them: `/orders?doi-tra=<id>`. */
export const returnsPath = (orderId: string) => `/orders?${RETURNS_PARAM}=${orderId}`;
export const RETURNS_PARAM = 'doi-tra';
