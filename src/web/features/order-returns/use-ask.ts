import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskReturnBody, OrderReturns } from '#contract/http/returns.ts';
import { invalidateOrders, orderMoveKey } from '#web/entities/order/order-cache.ts';
import { isAnswered } from '#web/entities/order-return/failure.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

type Act = { ask: AskReturnBody } | { withdraw: string };

/** Asks, or takes it back. Said twice, also after a lost answer, it is said once. */
export function useAsk(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: orderMoveKey(orderId),
    mutationFn: (act: Act) =>
      'ask' in act
        ? call<OrderReturns>('POST', `/orders/${orderId}/returns`, { body: act.ask })
        : call<OrderReturns>('POST', `/orders/${orderId}/returns/${act.withdraw}/withdrawal`),
    onSuccess: async (returns, act) => {
      queries.setQueryData(returnsQuery(orderId).queryKey, returns);
      toast({ type: 'success', title: 'ask' in act ? copy.done : copy.withdrawn });
      await invalidateOrders(queries);
    },
    // The shop may have been quicker.
    onError: (error) => (isAnswered(error) ? invalidateOrders(queries) : undefined),
  });
}
