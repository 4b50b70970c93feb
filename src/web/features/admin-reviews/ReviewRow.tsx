import { Link } from 'react-router';
import type { AdminReview } from '#contract/http/reviews.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { reviewStatusLabels } from '#domain/reviews/copy.vi.ts';
import type { ReviewStatus } from '#domain/reviews/reviews.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy } from './copy.vi.ts';
import { useModerateReview } from './use-moderate-review.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './reviews-desk.module.css';

const TONES: Record<ReviewStatus, StatusTone> = {
  pending: 'pending',
  shown: 'confirmed',
  hidden: 'cancelled',
};
/** Size of the large photo, in pixels. */
const PHOTO_SIDE = 960;

/** One review with all that moderation needs: text, author, and what the public would see. */
export function ReviewRow({ review }: { review: AdminReview }) {
  const { stars, text, photo, status, order, customer, name, bracelet, createdAt } = review;
  const id = `#${shortId(order)}`;
  const who = customer?.name ?? name;
  return (
    <article className={styles.deskReview} aria-label={copy.order(id)}>
      {photo && (
        <Zoomable src={photo.large} alt={copy.photoAlt(who)} width={PHOTO_SIDE} height={PHOTO_SIDE}>
          <img src={photo.small} alt="" width={96} height={96} loading="lazy" decoding="async" />
        </Zoomable>
      )}
      <div className={styles.says}>
        <p className={styles.head}>
          <Stars count={stars} />
          <StatusBadge tone={TONES[status]} label={reviewStatusLabels[status]} />
          <time dateTime={createdAt} className="num">
            {formatDateTime(createdAt)}
          </time>
        </p>
        <p className={styles.words}>{text}</p>
        <p className={classes('who', styles.who)}>
          {copy.of(who, bracelet)} ·{' '}
          <Link
            className={classes('link', styles.link)}
            to={`${tabPath('orders')}&don=${order}`}
            preventScrollReset
          >
            {copy.order(id)}
          </Link>
          {customer && <span> · {copy.shownAs(name)}</span>}
        </p>
      </div>
      <Verdicts review={review} id={id} />
    </article>
  );
}

function Verdicts({ review, id }: { review: AdminReview; id: string }) {
  const { mutate, isPending, variables } = useModerateReview(review);
  return (
    <div className={classes('row-actions', styles.rowActions)}>
      {review.status !== 'shown' && (
        <Button
          variant="leaf"
          size="sm"
          loading={isPending && variables === 'shown'}
          disabled={isPending}
          aria-label={copy.showName(id)}
          onClick={() => mutate('shown')}
        >
          {copy.show}
        </Button>
      )}
      {review.status !== 'hidden' && (
        <Button
          variant="paper"
          size="sm"
          loading={isPending && variables === 'hidden'}
          disabled={isPending}
          aria-label={copy.hideName(id)}
          onClick={() => mutate('hidden')}
        >
          {copy.hide}
        </Button>
      )}
    </div>
  );
}
