import { useQuery } from '@tanstack/react-query';
import type { PublishedReview, ReviewsPage } from '#contract/http/reviews.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy } from './copy.vi.ts';
import { reviewsQuery } from './queries.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './reviews.module.css';

/** Sizes of the two files of a photo, in pixels. */
const SMALL = 480;
const LARGE = 960;

/** Characters that five lines of a card on a phone surely do not hold, beside a photo and without one. */
const LONG_BESIDE_PHOTO = 180;
const LONG = 240;
/** What a line break counts as, since it leaves its line partly empty. */
const LINE_BREAK = 24;

/** Reviews of verified customers (decision 0025); hidden while there are none. */
export function HomeReviews() {
  const { data } = useQuery(reviewsQuery());
  if (data === undefined || data.reviews.length === 0) return null;
  return (
    <section data-later="" className="wrap pb-section" aria-labelledby="reviews">
      <div className="sec-head c">
        <p className="script">{copy.reviews.script}</p>
        <h2 id="reviews">{copy.reviews.heading}</h2>
      </div>
      <ul className={styles.reviews}>
        <Summary page={data} />
        {data.reviews.map((review) => (
          <Said key={review._id} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Summary({ page: { average, pagination } }: { page: ReviewsPage }) {
  if (average === null) return null;
  return (
    <li className={styles.sum}>
      <CharmOrnament slug="thu-tinh" sizes="84px" />
      <p className="disp">
        {average.toFixed(1).replace('.', ',')} <span>{copy.reviews.outOf}</span>
      </p>
      <Stars count={Math.round(average)} size={24} />
      <p className="text-sm text-muted">{copy.reviews.from(pagination.total)}</p>
    </li>
  );
}

function Said({ review }: { review: PublishedReview }) {
  const { stars, text, photo, name, bracelet, createdAt } = review;
  return (
    <li className={classes('card', styles.said)}>
      <figure>
        <blockquote>
          <p>{text}</p>
          {isLong(review) && <Fold name={name} />}
        </blockquote>
        {photo && (
          <Zoomable src={photo.large} alt={copy.reviews.photoAlt(name)} width={LARGE} height={LARGE}>
            <LazyImage src={photo.small} alt="" width={SMALL} height={SMALL} placeholder="none" />
          </Zoomable>
        )}
        <figcaption>
          <Stars count={stars} size={16} />
          <b>{name}</b>
          <span>
            {bracelet}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Whether phones show only the beginning of the text until it is unfolded. */
function isLong({ text, photo }: PublishedReview): boolean {
  const length = text.length + LINE_BREAK * (text.split('\n').length - 1);
  return length > (photo ? LONG_BESIDE_PHOTO : LONG);
}

/** Unfolds the text before it by CSS alone, so also before its code has loaded; drawn on phones only. */
function Fold({ name }: { name: string }) {
  return (
    <details className={styles.fold}>
      <summary className="link">
        <span>{copy.reviews.more}</span>
        <span>{copy.reviews.less}</span>
        <span className="sr-only"> {copy.reviews.of(name)}</span>
      </summary>
    </details>
  );
}
