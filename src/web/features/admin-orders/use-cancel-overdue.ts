import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CancelOverdueBody } from '#contract/http/ordering.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { overdueCopy as copy } from './overdue.vi.ts';

/** Cancels overdue orders; those changed meanwhile are skipped, and the toast counts them. */
export function useCancelOverdue() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CancelOverdueBody) =>
      call<{ cancelled: string[] }>('POST', '/orders/overdue/cancel', { body }),
    onSuccess: async ({ cancelled }, { orders }) => {
      const left = orders.length - cancelled.length;
      toast({
        type: left === 0 ? 'success' : 'info',
        title: copy.cancelled(cancelled.length),
        ...(left > 0 && { message: copy.passedOver(left) }),
      });
      await invalidateOrders(queries);
    },
    onError: async (error) => {
      showError(error, 'admin');
      await invalidateOrders(queries);
    },
  });
}
