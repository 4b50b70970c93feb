import { useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { ORDERS_AT_ONCE } from '#domain/ordering/limits.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { showUndoToast } from '#web/lib/undo-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** Toast that orders were confirmed, with an undo button while undoing is possible. */
export function useUndoableToast() {
  const queries = useQueryClient();
  async function undo(ids: readonly string[]) {
    try {
      const outcomes: BulkOutcome[] = [];
      for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE) {
        const body = { orders: ids.slice(at, at + ORDERS_AT_ONCE) };
        outcomes.push(...(await call<BulkOutcome[]>('POST', '/orders/undo-confirmation', { body })));
      }
      const failed = outcomes.filter(({ outcome }) => outcome === 'refused' || outcome === 'unavailable');
      const [first] = failed;
      if (first === undefined) toast({ type: 'info', title: copy.undo.done(ids.length) });
      else toast({ type: 'warning', title: copy.undo.failed(failed.length), message: first.message ?? '' });
    } catch (error) {
      showError(error, 'admin');
    }
    await invalidateOrders(queries);
  }
  return (title: string, ids: readonly string[]) => showUndoToast(title, () => undo(ids));
}
