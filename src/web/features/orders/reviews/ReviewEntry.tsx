import { lazy, Suspense, useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { MyReview } from '#contract/http/reviews.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { isReviewable } from '#domain/reviews/reviews.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import { copy } from './copy.vi.ts';
import * as styles from '../../../entities/order/orders.module.css';

const load = () => import('./ReviewDialog.tsx');
const ReviewDialog = lazy(async () => ({ default: (await retryImport(load)).ReviewDialog }));

interface ReviewEntryProps {
  order: Order;
  /** the customer's review of this order, if any */
  review: MyReview | undefined;
  /** false while it is not known whether there is one: without the button, but an open form stays */
  isKnown: boolean;
}

/** For a delivered order: a button to review it, or the state of its review. Renders nothing for others. */
export function ReviewEntry({ order, review, isKnown }: ReviewEntryProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  if (!isReviewable(order.status)) return null;
  const id = `#${shortId(order._id)}`;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      {isKnown && (
        <Button
          variant="sec"
          size="sm"
          icon="star"
          aria-label={review ? copy.changeName(id) : copy.writeName(id)}
          onClick={show}
        >
          {review ? copy.change : copy.write}
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <ReviewDialog order={order} review={review} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The review and its moderation state, in one line below the order. */
export function ReviewState({ review }: { review: MyReview }) {
  return (
    <p className={styles.reviewState}>
      <Stars count={review.stars} size={16} />
      {copy.states[review.status]}
    </p>
  );
}
