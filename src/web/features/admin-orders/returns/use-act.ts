import type { MoveReturnBody, OrderReturns } from '#contract/http/returns.ts';
import { useChangePart } from '#web/entities/order/use-change-part.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { call } from '#web/lib/call.ts';
import { copy } from './copy.vi.ts';

export type Act = ReturnType<typeof useAct>;

/** A staff action on a return case. */
export function useAct(orderId: string, caseId: string) {
  return useChangePart({
    send: (body: MoveReturnBody) =>
      call<OrderReturns>('POST', `/orders/${orderId}/returns/${caseId}/moves`, { body }),
    queryKey: returnsQuery(orderId).queryKey,
    done: () => copy.done,
  });
}
