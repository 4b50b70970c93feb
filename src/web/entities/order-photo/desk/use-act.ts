import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  OrderPhotos,
  PhotoDecisionBody,
  SendPhotosBody,
  SetPhotoAsideBody,
} from '#contract/http/photos.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { photosQuery } from '#web/entities/order-photo/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

type Act =
  | { to: 'photo-rounds'; body: SendPhotosBody; done: string }
  | { to: 'photo-decision'; body: PhotoDecisionBody; done: string }
  | { to: 'photo-set-aside'; body: SetPhotoAsideBody; done: string };

/** Staff actions on an order's preview photos; idempotent, so a retry after a lost response is safe. */
export function useAct(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ to, body }: Act) => call<OrderPhotos>('POST', `/orders/${orderId}/${to}`, { body }),
    onSuccess: async (photos, { done }) => {
      queries.setQueryData(photosQuery(orderId).queryKey, photos);
      toast({ type: 'success', title: done });
      await invalidateOrders(queries);
    },
    onError: (error) => (isAnswered(error) ? invalidateOrders(queries) : undefined),
  });
}

/** The error message beside the buttons. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return isAnswered(error) ? error.message : copy.lost;
}

const isAnswered = (error: Error) => error instanceof ApiError && error.status > 0;
