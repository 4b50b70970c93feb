import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payment, UserConfirmBody } from '#contract/http/payment.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { invalidateOrders } from './order-cache.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { readNow } from '#web/lib/read-now.ts';
import { paymentQuery } from './payment-queries.ts';

/** 'I have paid' (spec §7, Payments). Idempotent: a repeated report returns the current payment. */
export function useReportPaid(orderId: OrderId) {
  const queries = useQueryClient();
  const report = useMutation({
    mutationFn: () => {
      const body: UserConfirmBody = { orderId };
      return call<Payment>('POST', '/payments/user/confirm', { body });
    },
    onSuccess: async (payment) => {
      await cacheResult(queries, paymentQuery(orderId), payment);
      await invalidateOrders(queries);
    },
    onError: async (error) => {
      const now = await readNow<Payment>(`/payments/order/${orderId}`);
      if (now !== null) await cacheResult(queries, paymentQuery(orderId), now);
      // Reported all the same, confirmed, expired or cancelled meanwhile: the page shows which.
      if (now !== null && now.status !== 'pending') return invalidateOrders(queries);
      showError(error, 'payment', () => report.mutate());
    },
  });
  return report;
}
