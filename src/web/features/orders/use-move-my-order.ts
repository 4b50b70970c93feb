import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerTransitionBody, Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { invalidateOrders, orderMoveKey } from '#web/entities/order/order-cache.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** The status changes of a customer: cancelling, and confirming receipt. */
export type CustomerMove = keyof typeof copy.actions;

export function useMoveMyOrder(order: Order) {
  const queries = useQueryClient();
  const id = `#${shortId(order._id)}`;
  const { mutate, isPending } = useMutation({
    mutationKey: orderMoveKey(order._id),
    mutationFn: (status: CustomerMove) => {
      const body: CustomerTransitionBody = { status };
      return call<Order>('PUT', `/orders/${order._id}/customer-transition`, { body });
    },
    onSuccess: async (moved, status) => {
      queries.setQueryData(read<Order>(`/orders/${order._id}`).queryKey, moved);
      toast({ type: 'success', ...copy.moved[status](id) });
      await invalidateOrders(queries);
    },
    onError: async (error) => {
      showError(error);
      // The shop may have moved it meanwhile.
      await invalidateOrders(queries);
    },
  });
  const move = async (status: CustomerMove) => {
    const { title, ...texts } = copy.askCancel;
    if (status === 'cancelled' && !(await confirm({ ...texts, title: title(id) }))) return;
    mutate(status);
  };
  return { move, moving: isPending };
}
