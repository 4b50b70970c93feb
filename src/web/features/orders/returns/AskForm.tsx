import { useEffect, useRef } from 'react';
import { RETURN_WISHES, RETURN_WORDS_MAX, type ReturnWish } from '#domain/ordering/returns.ts';
import { returnWishLabels, returnWords } from '#domain/ordering/returns.vi.ts';
import { Shots } from '#web/entities/order-photo/Shots.tsx';
import type { Shots as Taken } from '#web/entities/order-photo/use-shots.ts';
import { QuantityStepper } from '#web/ui/fields/QuantityStepper.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import type { openLines, Wish } from './wish.ts';

interface AskFormProps {
  lines: ReturnType<typeof openLines>;
  /** the order has one bracelet: no need to say which */
  isOnly: boolean;
  wish: Wish;
  shots: Taken;
  disabled: boolean;
  onChange: (wish: Wish) => void;
}

const FIRST_WRONG = '[aria-invalid=true]:is(select, textarea), [aria-invalid=true] input';

/** Form of a return request: bracelet, wish, reason and photos. */
export function AskForm({ lines, isOnly, wish, shots, disabled, onChange }: AskFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const isTried = wish.tries > 0;
  // The first invalid field may be out of view.
  useEffect(() => {
    if (wish.tries > 0) form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [wish.tries]);
  const chosen = lines.find(({ item }) => item._id === wish.item);
  return (
    <div ref={form} className="grid gap-5">
      <p className="text-muted">{copy.intro}</p>
      {!isOnly && (
        <Select
          label={copy.item}
          value={wish.item ?? ''}
          disabled={disabled}
          placeholder={copy.choose}
          options={lines.map(({ item }) => ({ value: item._id, label: item.name }))}
          error={isTried && chosen === undefined ? copy.itemMissing : null}
          onChange={({ target }) =>
            onChange({
              ...wish,
              item: lines.find(({ item }) => item._id === target.value)?.item._id ?? null,
              quantity: 1,
            })
          }
        />
      )}
      {chosen && chosen.left > 1 && (
        <div className="grid justify-items-start gap-2">
          <p className="lbl">{copy.quantity}</p>
          <QuantityStepper
            value={wish.quantity}
            name={chosen.item.name}
            max={chosen.left}
            disabled={disabled}
            onChange={(quantity) => onChange({ ...wish, quantity })}
          />
        </div>
      )}
      <RadioCards
        legend={copy.wish}
        value={wish.wish ?? undefined}
        disabled={disabled}
        error={isTried && wish.wish === null ? returnWords.wishMissing : null}
        onChange={(value) => onChange({ ...wish, wish: value as ReturnWish })}
      >
        {RETURN_WISHES.map((value) => (
          <RadioCard key={value} value={value} title={returnWishLabels[value]} note={copy.wishNotes[value]} />
        ))}
      </RadioCards>
      <TextArea
        label={copy.reason}
        rows={3}
        placeholder={copy.reasonPlaceholder}
        value={wish.reason}
        disabled={disabled}
        maxLength={RETURN_WORDS_MAX}
        error={isTried && wish.reason.trim() === '' ? returnWords.reasonMissing : null}
        onChange={({ target }) => onChange({ ...wish, reason: target.value })}
      />
      <div className="grid gap-2">
        <p className="lbl">{copy.photos}</p>
        <Shots shots={shots} disabled={disabled} />
      </div>
    </div>
  );
}
