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
  /** what was typed and not booked yet */
  typed: Typed | undefined;
  onType: (text: string) => void;
  /** by how many the books were wrong, once it is booked */
  booked: number | undefined;
  onBooked: (difference: number) => void;
  /** how often a label was scanned, where the last one was this one's: the field waits for its number */
  scanned: number | undefined;
}

/** One shelf: what the books say, what was counted, and the difference that is booked. */
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

/** Null for what is no number of pieces. */
function piecesIn(text: string): number | null {
  const pieces = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  return pieces !== null && pieces <= STOCK_MAX ? pieces : null;
}

/** Below the last one the search begins anew, by words or by a scanner. */
const nextSearch = (form: HTMLFormElement): HTMLInputElement | null =>
  form.closest('section')?.querySelector<HTMLInputElement>('[type="search"]') ?? null;

/** The field of the charm below, so that one hand types and presses on. */
function nextField(form: HTMLFormElement): HTMLInputElement | null {
  return form.closest('li')?.nextElementSibling?.querySelector('input') ?? null;
}
