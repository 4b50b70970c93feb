import { useQueryClient } from '@tanstack/react-query';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import type { PhotoNews } from '#domain/ordering/photos.ts';
import type { ReturnNews } from '#domain/ordering/returns.ts';
import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import { useSocketEvent } from '#web/lib/socket.ts';
import { copy as returns } from './returns/copy.vi.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { orderMoveKey } from '#web/entities/order/order-cache.ts';

/** Shows a toast when another person changes one of these orders; refetching the list is done elsewhere in the app. */
export function useOrderNews(isMine: (orderId: string) => boolean): void {
  const queries = useQueryClient();
  useSocketEvent('order_updated', ({ orderId, status, photo, returned, promised }) => {
    const ownMove = queries.isMutating({ mutationKey: orderMoveKey(orderId) }) > 0;
    if (ownMove || !isMine(orderId)) return;
    const message = newsOf({ status, photo, returned, promised });
    if (message !== '') toast({ type: 'info', title: copy.news(`#${shortId(orderId)}`), message });
  });
}

type News = {
  status: string;
  photo: PhotoNews | undefined;
  returned: ReturnNews | undefined;
  promised: string | undefined;
};

function newsOf({ status, photo, returned, promised }: News): string {
  if (promised !== undefined) return copy.promisedAnew(formatDate(promised));
  if (returned !== undefined) return returns.news[returned];
  return photo === undefined ? orderStatusLabel(status) : copy.photoNews[photo];
}
