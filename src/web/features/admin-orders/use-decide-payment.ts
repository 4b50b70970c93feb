import type { Order } from '#contract/http/ordering.ts';
import type { AdminConfirmBody, Payment } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { call } from '#web/lib/call.ts';
import { useOneAtATime } from '#web/lib/hooks/use-one-at-a-time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { useChangeOrder } from './use-change-order.ts';

/** @param received amount received; null means the bank's figure, else the order's total */
type Decision = Pick<AdminConfirmBody, 'confirmed'> & { reason?: string; received?: Vnd | null };

/** Confirms or rejects the payment of an order (spec §4, Admin actions). */
export function useDecidePayment({ _id: orderId, status: seen }: Pick<Order, '_id' | 'status'>) {
  const { mutate, isPending } = useChangeOrder(
    ({ confirmed, reason, received = null }: Decision) => {
      const body: AdminConfirmBody = { orderId, confirmed, reason: reason ?? null, received, seen };
      return call<Payment>('POST', '/payments/admin/confirm', { body });
    },
    (_, { confirmed }) => {
      const told = confirmed ? copy.payment.confirmed : copy.payment.rejected;
      toast({ type: 'success', title: told(`#${shortId(orderId)}`) });
    },
  );
  return { mutate: useOneAtATime(mutate), isPending };
}
