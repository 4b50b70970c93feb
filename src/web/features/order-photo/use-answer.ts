import type { OrderPhotos, PhotoAnswerBody } from '#contract/http/photos.ts';
import { photosQuery } from '#web/entities/order-photo/queries.ts';
import { orderMoveKey } from '#web/entities/order/order-cache.ts';
import { useChangePart } from '#web/entities/order/use-change-part.ts';
import { call } from '#web/lib/call.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { copy } from './copy.vi.ts';

/** Sends the customer's answer to the newest photos. */
export function useAnswer(orderId: string) {
  return useChangePart({
    mutationKey: orderMoveKey(orderId),
    send: (body: PhotoAnswerBody) => call<OrderPhotos>('POST', `/orders/${orderId}/photo-answer`, { body }),
    queryKey: photosQuery(orderId).queryKey,
    done: ({ answer }) => copy.done[answer],
  });
}

/** The error message beside the buttons. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return isAnswered(error) ? describeFailure(error).message : copy.lost;
}
