import { useQueryClient } from '@tanstack/react-query';
import type { ChangeDeliveryBody, ExchangeCharmBody, Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { orderQuery } from '../queries.ts';
import { useChangeOrder } from '../use-change-order.ts';
import { amendmentsCopy as copy } from './amendments.vi.ts';

type Wanted = { what: 'exchange'; body: ExchangeCharmBody } | { what: 'delivery'; body: ChangeDeliveryBody };

/**
 * Changes an order's delivery or charms; on a conflict the refetched order shows what a colleague changed, instead of overwriting
 * it.
 */
export function useAmend({ _id: id }: Pick<Order, '_id'>) {
  const queries = useQueryClient();
  return useChangeOrder(
    ({ what, body }: Wanted) =>
      what === 'exchange'
        ? call<Order>('POST', `/orders/${id}/exchange`, { body })
        : call<Order>('PUT', `/orders/${id}/shipping-option`, { body }),
    (order, { what }) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      toast({ type: 'success', title: copy[what].done(`#${shortId(id)}`) });
    },
  );
}
