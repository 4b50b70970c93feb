import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MyReview } from '#contract/http/reviews.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { isReviewable } from '#domain/reviews/reviews.ts';
import { read } from '#web/lib/api.ts';

/** Whether a query is about reviews. */
export const isAboutReviews = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  String(path).startsWith('/reviews');

export type MyReviews = {
  readonly byOrder: ReadonlyMap<OrderId, MyReview>;
  /** False while the reviews are read for another list of orders: those known before stay. */
  readonly isCurrent: boolean;
};

/**
 * The customer's reviews of a page of orders, null while loading; refetched when an admin moderates one. What is known stays while
 * the list changes: one of them may be open and being written.
 */
export function useMyReviews(orders: readonly Order[] = []): MyReviews | null {
  const ids = orders.filter(({ status }) => isReviewable(status)).map(({ _id }) => _id);
  const { data, isPlaceholderData } = useQuery({
    ...read<MyReview[]>('/reviews/my', { orders: ids }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return null;
  const byOrder = new Map(data.map((review) => [review.order, review]));
  return { byOrder, isCurrent: !isPlaceholderData };
}
