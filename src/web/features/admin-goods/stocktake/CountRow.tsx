import { useState, type SubmitEvent } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS, STOCK_MAX } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf } from '#domain/catalogue/pictures.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { ThingPicture } from '../low-stock/ThingPicture.tsx';
import { copy } from './copy.vi.ts';
import { useBookCount } from './use-book-count.ts';
import * as styles from './stocktake.module.css';

interface CountRowProps {
  charm: Charm;
  /** by how many the books were wrong, once it is booked */
  booked: number | undefined;
  onBooked: (difference: number) => void;
}

/** One charm: what the books say, what was counted, and the difference that is booked. */
export function CountRow({ charm, booked, onBooked }: CountRowProps) {
  const { name, stock, reservedStock } = charm;
  const [counted, setCounted] = useState('');
  const { mutate, isPending } = useBookCount(charm);
  const pieces = piecesIn(counted);
  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isPending) return;
    if (pieces === null) return toast({ type: 'warning', title: copy.missing(STOCK_MAX) });
    mutate(
      { counted: pieces, seen: stock },
      {
        onSuccess: () => {
          onBooked(pieces - stock);
          setCounted('');
          nextField(form)?.focus();
        },
      },
    );
  };
  return (
    <li>
      <form className={styles.row} noValidate onSubmit={book}>
        <span className={styles.picture}>
          <ThingPicture src={smallPictureOf(charm)} />
        </span>
        <div className="min-w-0">
          <b>{name}</b>
          <p className="text-sm text-muted">{copy.books(stock, reservedStock)}</p>
        </div>
        <p className={styles.result} role="status">
          {pieces !== null ? (
            <Difference pieces={pieces - stock} />
          ) : (
            booked !== undefined && (
              <>
                <Icon name="check" size={16} /> {copy.booked}
              </>
            )
          )}
        </p>
        <input
          className="inp num"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={6}
          placeholder={copy.placeholder}
          aria-label={copy.counted(name)}
          disabled={isPending}
          value={counted}
          onChange={({ target }) => setCounted(target.value)}
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

function smallPictureOf({ images }: Charm): string | null {
  const url = pictureOf(images);
  return url === null ? null : pictureAt(url, Math.min(...CHARM_PICTURE_WIDTHS));
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

/** The field of the charm below, so that one hand types and presses on. */
function nextField(form: HTMLFormElement): HTMLInputElement | null {
  return form.closest('li')?.nextElementSibling?.querySelector('input') ?? null;
}
