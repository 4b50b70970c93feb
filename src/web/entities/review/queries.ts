import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyReview } from '#contract/http/reviews.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { isReviewable } from '#domain/reviews/reviews.ts';
import { read } from '#web/lib/api.ts';
import { useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Whether a query is about reviews. */
export const isAboutReviews = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  String(path).startsWith('/reviews');

/** The customer's reviews of a page of orders, by order; refetched when an admin moderates one. */
export function useMyReviews(orders: readonly Order[] = []): ReadonlyMap<OrderId, MyReview> | null {
  const queries = useQueryClient();
  const ids = orders.filter(({ status }) => isReviewable(status)).map(({ _id }) => _id);
  const { data } = useQuery({
    ...read<MyReview[]>('/reviews/my', { orders: ids }),
    enabled: ids.length > 0,
  });
  useSocketEvent('reviews_updated', () =>
    inBackground(queries.invalidateQueries({ predicate: isAboutReviews })),
  );
  return data ? new Map(data.map((review) => [review.order, review])) : null;
}
