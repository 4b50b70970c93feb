import type { OrderId } from '#domain/kernel/ids.ts';

/** The query that makes `/order` a payment view: `/order?thanh-toan=<order id>` (decisions, Pages). */
export const PAYMENT_PARAM = 'thanh-toan';

export const paymentPath = (orderId: OrderId) => `/order?${PAYMENT_PARAM}=${orderId}`;
