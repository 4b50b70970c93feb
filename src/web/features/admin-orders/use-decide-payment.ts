import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { AdminConfirmBody, Payment } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { useOneAtATime } from '#web/lib/hooks/use-one-at-a-time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** @param received amount received; null means the bank's figure, else the order's total */
type Decision = Pick<AdminConfirmBody, 'confirmed'> & { reason?: string; received?: Vnd | null };

/** Confirms or rejects the payment of an order (spec §4, Admin actions). */
export function useDecidePayment({ _id: orderId, status: seen }: Pick<Order, '_id' | 'status'>) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ confirmed, reason, received = null }: Decision) => {
      const body: AdminConfirmBody = { orderId, confirmed, reason: reason ?? null, received, seen };
      return call<Payment>('POST', '/payments/admin/confirm', { body });
    },
    onSuccess: async (_, { confirmed }) => {
      const told = confirmed ? copy.payment.confirmed : copy.payment.rejected;
      toast({ type: 'success', title: told(`#${shortId(orderId)}`) });
      await invalidateOrders(queries);
    },
    onError: async (error) => {
      showError(error, 'admin');
      // The bank's notice or another admin may have decided it meanwhile.
      await invalidateOrders(queries);
    },
  });
  return { mutate: useOneAtATime(mutate), isPending };
}
