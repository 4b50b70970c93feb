import { useEffect, useRef, type SubmitEvent } from 'react';
import { STOCK_MAX } from '#domain/catalogue/limits.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { ThingPicture } from '#web/entities/charm/desk/ThingPicture.tsx';
import { copy } from './copy.vi.ts';
import { useBookCount } from './use-book-count.ts';
import type { Typed } from './use-counts.ts';
import type { Shelf } from './view.ts';
import * as styles from './stocktake.module.css';

interface CountRowProps {
  shelf: Shelf;
  /** the typed count that is not booked yet */
  typed: Typed | undefined;
  onType: (text: string) => void;
  /** difference between count and books, once booked */
  booked: number | undefined;
  onBooked: (difference: number) => void;
  /** number of scans so far if the last scanned label was this item's: then its field is selected */
  scanned: number | undefined;
}

/** One item: book stock, counted stock, and the difference to book. */
export function CountRow({ shelf, typed, onType, booked, onBooked, scanned }: CountRowProps) {
  const { name, stock, reservedStock } = shelf;
  const counted = typed?.text ?? '';
  const seen = typed?.seen ?? stock;
  const { mutate, isPending } = useBookCount(shelf, () => onType(''));
  const pieces = piecesIn(counted);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (scanned !== undefined) field.current?.select();
  }, [scanned]);
  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isPending) return;
    if (pieces === null) return toast({ type: 'warning', title: copy.missing(STOCK_MAX) });
    mutate(
      { counted: pieces, seen },
      {
        onSuccess: () => {
          onBooked(pieces - seen);
          (nextField(form) ?? nextSearch(form))?.focus();
        },
      },
    );
  };
  return (
    <li>
      <form className={styles.row} noValidate onSubmit={book}>
        <span className={styles.picture}>
          <ThingPicture src={shelf.picture} />
        </span>
        <div className="min-w-0">
          <b>{name}</b>
          <p className="text-sm text-muted">{copy.books(stock, reservedStock)}</p>
        </div>
        <p className={styles.result} role="status">
          {pieces !== null ? (
            <Difference pieces={pieces - seen} />
          ) : (
            booked !== undefined && (
              <>
                <Icon name="check" size={16} /> {copy.booked}
              </>
            )
          )}
        </p>
        <input
          ref={field}
          className="inp num"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={6}
          placeholder={copy.placeholder}
          aria-label={copy.counted(name)}
          disabled={isPending}
          value={counted}
          onChange={({ target }) => onType(target.value)}
        />
        <Button
          type="submit"
          variant={pieces === null ? 'paper' : 'leaf'}
          size="sm"
          loading={isPending}
          aria-label={copy.bookName(name)}
        >
          {copy.book}
        </Button>
      </form>
    </li>
  );
}

function Difference({ pieces }: { pieces: number }) {
  if (pieces === 0) return <span className="text-success">{copy.even}</span>;
  return <b className="text-danger">{pieces < 0 ? copy.short(-pieces) : copy.over(pieces)}</b>;
}

/** Null if the text is no valid number of pieces. */
function piecesIn(text: string): number | null {
  const pieces = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  return pieces !== null && pieces <= STOCK_MAX ? pieces : null;
}

/** After the last row, focus returns to the search, for typing or a scanner. */
const nextSearch = (form: HTMLFormElement): HTMLInputElement | null =>
  form.closest('section')?.querySelector<HTMLInputElement>('[type="search"]') ?? null;

/** The field of the next row, so that counting continues without the mouse. */
function nextField(form: HTMLFormElement): HTMLInputElement | null {
  return form.closest('li')?.nextElementSibling?.querySelector('input') ?? null;
}
