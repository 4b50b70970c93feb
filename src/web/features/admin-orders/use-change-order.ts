import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { showError } from '#web/lib/errors/show-error.ts';

/** A change of an order by staff. Orders are refetched after a refusal, too: the bank or a colleague may have been faster. */
export function useChangeOrder<Wanted, Answer>(
  send: (wanted: Wanted) => Promise<Answer>,
  onDone: (answer: Answer, wanted: Wanted) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => showError(error, 'admin'),
    onSettled: () => invalidateOrders(queries),
  });
}
