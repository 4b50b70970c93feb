import { useQueryClient } from '@tanstack/react-query';
import type { ShippingAddress } from '#contract/http/identity.ts';
import type { CorrectAddressBody, Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { orderQuery } from './queries.ts';
import { useChangeOrder } from './use-change-order.ts';

/** Corrects the delivery address of an order; the request carries the address seen, so a concurrent change is not overwritten. */
export function useCorrectAddress({ _id: id, shippingAddress: seen }: Order) {
  const queries = useQueryClient();
  return useChangeOrder(
    (shippingAddress: ShippingAddress) => {
      const body: CorrectAddressBody = { shippingAddress, seen };
      return call<Order>('PUT', `/orders/${id}/shipping-address`, { body });
    },
    (order) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      toast({ type: 'success', title: copy.correction.done(`#${shortId(id)}`) });
    },
  );
}
