import type { AskReturnBody, OrderReturns, ReturnParcelBody } from '#contract/http/returns.ts';
import { orderMoveKey } from '#web/entities/order/order-cache.ts';
import { useChangePart } from '#web/entities/order/use-change-part.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { call } from '#web/lib/call.ts';
import { copy } from './copy.vi.ts';

type Act = { ask: AskReturnBody } | { withdraw: string } | { parcel: ReturnParcelBody; of: string };

function doneText(act: Act): string {
  if ('parcel' in act) return copy.parcel.said;
  return 'ask' in act ? copy.done : copy.withdrawn;
}

/** Submits or withdraws a return request, or records its return parcel; the shop may have changed the case first. */
export function useAsk(orderId: string) {
  return useChangePart({
    mutationKey: orderMoveKey(orderId),
    send: (act: Act) => {
      const returns = `/orders/${orderId}/returns`;
      if ('ask' in act) return call<OrderReturns>('POST', returns, { body: act.ask });
      if ('parcel' in act)
        return call<OrderReturns>('POST', `${returns}/${act.of}/parcel`, { body: act.parcel });
      return call<OrderReturns>('POST', `${returns}/${act.withdraw}/withdrawal`);
    },
    queryKey: returnsQuery(orderId).queryKey,
    done: doneText,
  });
}
