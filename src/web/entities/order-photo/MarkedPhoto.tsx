import { useId, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import type { OrderPhoto } from '#contract/http/photos.ts';
import type { PhotoMark } from '#domain/ordering/photos.ts';
import { copy } from './copy.vi.ts';
import * as styles from './MarkedPhoto.module.css';

interface MarkedPhotoProps {
  photo: OrderPhoto;
  alt: string;
  /** the marks on this photo, in the order of their numbers */
  marks: readonly PhotoMark[];
}

/** A photo with the customer's marks. */
export function MarkedPhoto({ photo: { url, width, height }, alt, marks }: MarkedPhotoProps) {
  return (
    <span className={styles.marked}>
      <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {marks.map((mark, place) => (
        <i key={`${mark.x} ${mark.y}`} className={styles.mark} style={placeOf(mark)}>
          <span className="sr-only">{copy.mark(place + 1)}</span>
          <span aria-hidden="true">{place + 1}</span>
        </i>
      ))}
    </span>
  );
}

interface MarkingProps extends MarkedPhotoProps {
  /** instructions for screen readers */
  hint: string;
  onMark: (at: Pick<PhotoMark, 'x' | 'y'>) => void;
  /** moves the newest mark, in thousandths of the photo's size */
  onNudge: (by: Pick<PhotoMark, 'x' | 'y'>) => void;
}

const STEP = 40;
const KEYS: Record<string, Pick<PhotoMark, 'x' | 'y'>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A photo on which a tap sets a mark; by keyboard, Enter sets one in the middle and the arrow keys move it. */
export function MarkingPhoto({ hint, onMark, onNudge, ...shown }: MarkingProps) {
  const help = useId();
  const mark = (event: MouseEvent<HTMLButtonElement>) => {
    // Activated by keyboard, without pointer coordinates.
    if (event.detail === 0) return onMark({ x: 500, y: 500 });
    const box = event.currentTarget.getBoundingClientRect();
    onMark({
      x: thousandths(event.clientX - box.left, box.width),
      y: thousandths(event.clientY - box.top, box.height),
    });
  };
  const nudge = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || shown.marks.length === 0) return;
    event.preventDefault();
    onNudge(by);
  };
  return (
    <>
      <button
        type="button"
        className={styles.marking}
        aria-describedby={help}
        onClick={mark}
        onKeyDown={nudge}
      >
        <MarkedPhoto {...shown} />
      </button>
      <span id={help} className="sr-only">
        {hint}
      </span>
    </>
  );
}

const thousandths = (part: number, whole: number) =>
  Math.min(1000, Math.max(0, Math.round((part / whole) * 1000)));

const placeOf = ({ x, y }: PhotoMark): CSSProperties => ({ left: `${x / 10}%`, top: `${y / 10}%` });
