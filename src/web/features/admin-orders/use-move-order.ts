import { useQueryClient } from '@tanstack/react-query';
import type { AdminTransitionBody, Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { call } from '#web/lib/call.ts';
import { useOneAtATime } from '#web/lib/hooks/use-one-at-a-time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { orderQuery } from './queries.ts';
import { useChangeOrder } from './use-change-order.ts';
import { useUndoableToast } from './use-undo.ts';

/** Target statuses of an order's own buttons; payments and shipments change the status elsewhere. */
export type AdminMove = keyof typeof copy.actions;

export function isAdminMove(status: string): status is AdminMove {
  return Object.hasOwn(copy.actions, status);
}

type Wanted = { status: AdminMove; reason?: string };

/** Moves an order to another status, with one toast for the result (spec §8, Admin). */
export function useMoveOrder({ _id: id }: Pick<Order, '_id'>) {
  const queries = useQueryClient();
  const showUndoToast = useUndoableToast();
  const { mutate, isPending } = useChangeOrder(
    ({ status, reason }: Wanted) => {
      const body: AdminTransitionBody = { status, reason: reason ?? null };
      return call<Order>('PUT', `/orders/${id}/admin-transition`, { body });
    },
    (order, { status }) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      const title = copy.moved[status](`#${shortId(id)}`);
      if (status === 'confirmed') showUndoToast(title, [id]);
      else toast({ type: 'success', title });
    },
  );
  return { mutate: useOneAtATime(mutate), isPending };
}
