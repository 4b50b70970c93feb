import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerTransitionBody, Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import { ApiError, read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { readNow } from '#web/lib/read-now.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { invalidateOrders, orderMoveKey } from '#web/entities/order/order-cache.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** The status changes of a customer: cancelling, and confirming receipt. */
export type CustomerMove = keyof typeof copy.actions;

export function useMoveMyOrder(order: Order) {
  const queries = useQueryClient();
  const id = `#${shortId(order._id)}`;
  const path = `/orders/${order._id}`;
  const succeed = async (moved: Order, status: CustomerMove) => {
    queries.setQueryData(read<Order>(path).queryKey, moved);
    toast({ type: 'success', ...copy.moved[status](id) });
    await invalidateOrders(queries);
  };
  const { mutate, isPending } = useMutation({
    mutationKey: orderMoveKey(order._id),
    mutationFn: (status: CustomerMove) => {
      const body: CustomerTransitionBody = { status };
      return call<Order>('PUT', `${path}/customer-transition`, { body });
    },
    onSuccess: succeed,
    onError: async (error, status) => {
      const now = await readNow<Order>(path);
      // The response was lost, or somebody else did the same.
      if (now?.status === status) return succeed(now, status);
      if (now !== null && isOvertaken(error)) {
        const message = copy.overtaken(id, orderStatusLabel(now.status));
        toast({ type: 'info', title: failureCopy.changed, message });
      } else showError(error, undefined, () => mutate(status));
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

/** The shop, or the customer in another tab, has moved the order before. */
const isOvertaken = (error: unknown) => error instanceof ApiError && error.code === 'INVALID_TRANSITION';
