import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MoveReturnBody, OrderReturns } from '#contract/http/returns.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { isAnswered } from '#web/entities/order-return/failure.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

export type Act = ReturnType<typeof useAct>;

/** A staff action on a return case; idempotent, so a retry after a lost response has no second effect. */
export function useAct(orderId: string, caseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MoveReturnBody) =>
      call<OrderReturns>('POST', `/orders/${orderId}/returns/${caseId}/moves`, { body }),
    onSuccess: async (returns) => {
      queries.setQueryData(returnsQuery(orderId).queryKey, returns);
      toast({ type: 'success', title: copy.done });
      await invalidateOrders(queries);
    },
    onError: (error) => (isAnswered(error) ? invalidateOrders(queries) : undefined),
  });
}
