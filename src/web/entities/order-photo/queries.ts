import type { OrderPhotos } from '#contract/http/photos.ts';
import { read } from '#web/lib/api.ts';

/** The preview photos; like everything below `/orders`, refetched when the order changes. */
export const photosQuery = (orderId: string) => read<OrderPhotos>(`/orders/${orderId}/photos`);

/** Where a customer sees and answers them: `/orders?anh=<id>`. */
export const photosPath = (orderId: string) => `/orders?${PHOTOS_PARAM}=${orderId}`;
export const PHOTOS_PARAM = 'anh';
