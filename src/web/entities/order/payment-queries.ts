import { queryOptions } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment, VietQr, VietQrBody } from '#contract/http/payment.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { POSTED, read } from '#web/lib/api.ts';

/** The payment of an order; 404 for somebody else's. */
export const paymentQuery = (orderId: OrderId) => read<Payment>(`/payments/order/${orderId}`);

export const paidOrderQuery = (orderId: OrderId) => read<Order>(`/orders/${orderId}`);

/** QR code and bank account of a transfer. Amount and transfer text of an order never change, so it is fetched once. */
export const vietQrQuery = (orderId: OrderId) =>
  queryOptions({
    ...read<VietQr>('/payments/vietqr-data', { orderId } satisfies VietQrBody),
    meta: POSTED,
    staleTime: 'static',
  });
