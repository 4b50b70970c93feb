import type { OrderPhotos } from '#contract/http/photos.ts';
import { read } from '#web/lib/api.ts';

/** The photographs before making; like everything below `/orders` they are read again when something happens to the order. */
export const photosQuery = (orderId: string) => read<OrderPhotos>(`/orders/${orderId}/photos`);

/** Where a customer looks at them and answers: `/orders?anh=<id>`. */
export const photosPath = (orderId: string) => `/orders?${PHOTOS_PARAM}=${orderId}`;
export const PHOTOS_PARAM = 'anh';
