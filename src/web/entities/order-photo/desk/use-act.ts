import type {
  OrderPhotos,
  PhotoDecisionBody,
  SendPhotosBody,
  SetPhotoAsideBody,
} from '#contract/http/photos.ts';
import { useChangePart } from '#web/entities/order/use-change-part.ts';
import { photosQuery } from '#web/entities/order-photo/queries.ts';
import { call } from '#web/lib/call.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { copy } from './copy.vi.ts';

type Act =
  | { to: 'photo-rounds'; body: SendPhotosBody; done: string }
  | { to: 'photo-decision'; body: PhotoDecisionBody; done: string }
  | { to: 'photo-set-aside'; body: SetPhotoAsideBody; done: string };

/** Staff actions on an order's preview photos. */
export function useAct(orderId: string) {
  return useChangePart({
    send: ({ to, body }: Act) => call<OrderPhotos>('POST', `/orders/${orderId}/${to}`, { body }),
    queryKey: photosQuery(orderId).queryKey,
    done: ({ done }) => done,
  });
}

/** The error message beside the buttons. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return isAnswered(error) ? error.message : copy.lost;
}
