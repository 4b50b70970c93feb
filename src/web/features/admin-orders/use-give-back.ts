import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { refundsDueQuery } from './queries.ts';

/** @param key idempotency key of the dialog, so that a second click or a retry after a lost response has no second effect */
type Settling = { what: 'refund' | 'keep'; key: string; amount: Vnd; owed: Vnd; reason: string | null };

/** Records a refund for an order, or that the customer leaves the money to the shop. */
export function useGiveBack(orderId: Order['_id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ what, key, amount, owed, reason }: Settling) =>
      call<Payment>('POST', `/payments/admin/${what}`, {
        body: { orderId, amount, reason, ...(what === 'refund' && { owed }) },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: ({ owedBack }, { what, amount }) => {
      const id = `#${shortId(orderId)}`;
      const told = what === 'keep' ? copy.refund.keep.done(id) : copy.refund.done(id, formatVnd(amount));
      const left = owedBack > 0 && { message: copy.refund.left(formatVnd(owedBack)) };
      toast({ type: 'success', title: told, ...left });
    },
    onError: (error) => showError(error, 'admin'),
    onSettled: async () => {
      await invalidateOrders(queries);
      await queries.invalidateQueries({ queryKey: refundsDueQuery().queryKey.slice(0, 1) });
    },
  });
}
