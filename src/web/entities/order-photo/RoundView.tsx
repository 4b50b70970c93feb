import { useState, type UIEvent } from 'react';
import type { OrderItem } from '#contract/http/ordering.ts';
import type { PhotoRound } from '#contract/http/photos.ts';
import { exchangeLines } from '#domain/ordering/photos.vi.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy } from './copy.vi.ts';
import { MarkedPhoto } from './MarkedPhoto.tsx';
import * as styles from './RoundView.module.css';

interface RoundViewProps {
  round: PhotoRound;
  /** of the order: the customer's own designs show beside the photos */
  items: readonly OrderItem[];
}

/** One round of preview photos beside the customer's designs: photos to swipe, each can be enlarged; and the comments. */
export function RoundView({ round, items }: RoundViewProps) {
  return (
    <div className="grid gap-4">
      {/* The last word of a round comes first: below the photographs a phone would hide it. */}
      {round.decision && <Decided {...round.decision} />}
      <div className={styles.pair}>
        <Photos round={round} />
        <div className={styles.drawings}>
          {items
            .filter(({ customBracelet }) => customBracelet !== null)
            .map(({ _id, image, name }) => (
              <figure key={_id}>
                <BraceletPicture src={image} name={name} sizes="(width < 48rem) 45vw, 300px" zooms />
                <figcaption>{copy.drawing}</figcaption>
              </figure>
            ))}
        </div>
      </div>
      <Words round={round} />
    </div>
  );
}

function Photos({ round: { number, photos, change } }: { round: PhotoRound }) {
  const [shown, setShown] = useState(0);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setShown(Math.round(scrollLeft / Math.max(1, clientWidth)));
  return (
    <figure>
      {/* keyboard focus scrolls each photo into view */}
      <div className={styles.swipe} onScroll={follow}>
        {photos.map((photo, place) => {
          const alt = copy.photoAlt(number, place + 1);
          return (
            <Zoomable
              key={photo._id}
              className={styles.photo}
              src={photo.url}
              alt={alt}
              width={photo.width}
              height={photo.height}
            >
              <MarkedPhoto
                photo={photo}
                alt=""
                marks={change?.marks.filter((mark) => mark.photo === place) ?? []}
              />
            </Zoomable>
          );
        })}
      </div>
      <figcaption>{copy.photo(shown + 1, photos.length)}</figcaption>
    </figure>
  );
}

function Decided({ isAccepted, answer }: NonNullable<PhotoRound['decision']>) {
  return (
    <dl className={styles.words}>
      <Said who={isAccepted ? copy.accepted : copy.declined} words={answer} />
    </dl>
  );
}

/** Comments on a round: the workshop's note, then the customer's change request. */
function Words({ round: { note, change } }: { round: PhotoRound }) {
  if (note === null && change === null) return null;
  return (
    <dl className={styles.words}>
      {note && <Said who={copy.shopSays} words={note} />}
      {change && change.wish !== '' && <Said who={copy.wish} words={change.wish} />}
      {change && change.exchanges.length > 0 && (
        <Said who={copy.exchanged} words={exchangeLines(change.exchanges).join('\n')} />
      )}
    </dl>
  );
}

function Said({ who, words }: { who: string; words: string }) {
  return (
    <div>
      <dt>{who}</dt>
      <dd>{words}</dd>
    </div>
  );
}
