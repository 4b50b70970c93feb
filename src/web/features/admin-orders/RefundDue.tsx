import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment, RefundBody } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { paymentQuery } from '#web/entities/order/payment-queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { refundsDueQuery } from './queries.ts';

/** Money that goes back, of an order that came to nothing or was paid too much; somebody says when it is done. */
export function RefundDue({ order: { _id } }: { order: Order }) {
  const { data: payment } = useQuery(paymentQuery(_id));
  const { mutate, isPending } = useRefund(_id);
  if (payment === undefined || payment.owedBack === 0) return null;
  const amount = formatVnd(payment.owedBack);
  const { title, ...words } = copy.refund.ask;
  const ask = async () => {
    if (await confirm({ ...words, tone: 'info', title: title(amount) })) mutate();
  };
  return (
    <Banner
      tone="warning"
      title={copy.refund.title}
      action={
        <Button size="sm" variant="leaf" loading={isPending} loadingLabel={copy.sending} onClick={ask}>
          {copy.refund.button}
        </Button>
      }
    >
      {copy.refund.text(amount)}
    </Banner>
  );
}

function useRefund(orderId: Order['_id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const body: RefundBody = { orderId };
      return call<Payment>('POST', '/payments/admin/refund', { body });
    },
    onSuccess: () => toast({ type: 'success', title: copy.refund.done(`#${shortId(orderId)}`) }),
    onError: (error) => showError(error, 'admin'),
    onSettled: async () => {
      await invalidateOrders(queries);
      await queries.invalidateQueries({ queryKey: refundsDueQuery().queryKey });
    },
  });
}
