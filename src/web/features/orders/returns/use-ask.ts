import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskReturnBody, OrderReturns, ReturnParcelBody } from '#contract/http/returns.ts';
import { invalidateOrders, orderMoveKey } from '#web/entities/order/order-cache.ts';
import { isAnswered } from '#web/entities/order-return/failure.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

type Act = { ask: AskReturnBody } | { withdraw: string } | { parcel: ReturnParcelBody; of: string };

function doneText(act: Act): string {
  if ('parcel' in act) return copy.parcel.said;
  return 'ask' in act ? copy.done : copy.withdrawn;
}

/** Submits or withdraws a return request, or records its return parcel. Idempotent, also after a lost response. */
export function useAsk(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: orderMoveKey(orderId),
    mutationFn: (act: Act) => {
      const returns = `/orders/${orderId}/returns`;
      if ('ask' in act) return call<OrderReturns>('POST', returns, { body: act.ask });
      if ('parcel' in act)
        return call<OrderReturns>('POST', `${returns}/${act.of}/parcel`, { body: act.parcel });
      return call<OrderReturns>('POST', `${returns}/${act.withdraw}/withdrawal`);
    },
    onSuccess: async (returns, act) => {
      queries.setQueryData(returnsQuery(orderId).queryKey, returns);
      toast({ type: 'success', title: doneText(act) });
      await invalidateOrders(queries);
    },
    // The shop may have changed the case first.
    onError: (error) => (isAnswered(error) ? invalidateOrders(queries) : undefined),
  });
}
