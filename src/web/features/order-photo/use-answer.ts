import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderPhotos, PhotoAnswerBody } from '#contract/http/photos.ts';
import { invalidateOrders, orderMoveKey } from '#web/entities/order/order-cache.ts';
import { photosQuery } from '#web/entities/order-photo/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** Sends the customer's answer to the newest photos. Idempotent, also after a lost response. */
export function useAnswer(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: orderMoveKey(orderId),
    mutationFn: (body: PhotoAnswerBody) =>
      call<OrderPhotos>('POST', `/orders/${orderId}/photo-answer`, { body }),
    onSuccess: async (photos, { answer }) => {
      queries.setQueryData(photosQuery(orderId).queryKey, photos);
      toast({ type: 'success', title: copy.done[answer] });
      await invalidateOrders(queries);
    },
    // A refusal may mean that the order has changed; without a response there is nothing new to refetch.
    onError: (error) => (isAnswered(error) ? invalidateOrders(queries) : undefined),
  });
}

/** The error message beside the buttons. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return isAnswered(error) ? describeFailure(error).message : copy.lost;
}

const isAnswered = (error: Error) => error instanceof ApiError && error.status > 0;
