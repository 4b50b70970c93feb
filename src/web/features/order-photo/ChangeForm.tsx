import { useEffect, useRef } from 'react';
import type { PhotoRound } from '#contract/http/photos.ts';
import { PHOTO_WORDS_MAX } from '#domain/ordering/photos.ts';
import { photoWords } from '#domain/ordering/photos.vi.ts';
import { copy as words } from '#web/entities/order-photo/copy.vi.ts';
import { MarkingPhoto } from '#web/entities/order-photo/MarkedPhoto.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import { Exchanges } from './Exchanges.tsx';
import { nudged, withMark, withoutLast, type Wish } from './wish.ts';

interface ChangeFormProps {
  round: PhotoRound;
  wish: Wish;
  freeLeft: number;
  disabled: boolean;
  onChange: (wish: Wish) => void;
  /** opens the customer's design to exchange charms */
  onExchange: () => void;
}

/** Form for a change request: marks on the photo, and a text. */
export function ChangeForm({ round, wish, freeLeft, disabled, onChange, onExchange }: ChangeFormProps) {
  const form = useRef<HTMLDivElement>(null);
  // The text may be out of view, above the photos.
  useEffect(() => {
    if (wish.tries > 0) form.current?.querySelector('textarea')?.focus();
  }, [wish.tries]);
  return (
    <div ref={form} className="grid gap-4">
      <h3 className="text-h4">{copy.changeTitle}</h3>
      <TextArea
        label={copy.wish}
        optional={wish.exchanges.length > 0}
        rows={3}
        placeholder={copy.wishPlaceholder}
        value={wish.words}
        disabled={disabled}
        maxLength={PHOTO_WORDS_MAX}
        error={wish.tries > 0 ? photoWords.wishMissing : null}
        onChange={({ target }) => onChange({ ...wish, words: target.value, tries: 0 })}
      />
      {/* Only while changes are free: otherwise staff may still decline, so nothing is exchanged in advance. */}
      {freeLeft > 0 && <Exchanges wish={wish} disabled={disabled} onChange={onChange} onOpen={onExchange} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">{copy.markHint}</p>
        {wish.marks.length > 0 && (
          <Button variant="ghost" size="sm" disabled={disabled} onClick={() => onChange(withoutLast(wish))}>
            {copy.undo}
          </Button>
        )}
      </div>
      {round.photos.map((photo, place) => (
        <div key={photo._id}>
          <MarkingPhoto
            photo={photo}
            alt={words.photoAlt(round.number, place + 1)}
            marks={wish.marks.filter((mark) => mark.photo === place)}
            hint={copy.markKeys}
            onMark={(at) => onChange(withMark(wish, { photo: place, ...at }))}
            onNudge={(by) => onChange(nudged(wish, place, by))}
          />
        </div>
      ))}
      <p className="text-sm text-muted">{copy.free(freeLeft)}</p>
    </div>
  );
}
