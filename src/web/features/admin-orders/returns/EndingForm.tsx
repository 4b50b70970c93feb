import type { RefObject } from 'react';
import type { OrderReturn } from '#contract/http/returns.ts';
import { formatVnd, groupThousands } from '#domain/kernel/vnd.ts';
import { RETURN_WORDS_MAX, RETURNED_GOODS, type ReturnedGoods } from '#domain/ordering/returns.ts';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';

/** What staff say at the end, beside the money, which stands in its field. */
export type Ending = {
  readonly goods: ReturnedGoods | null;
  readonly fromShelf: boolean;
  readonly closing: string;
  /** about the money, and about the bracelet */
  readonly wrong: string | null;
  readonly missing: string | null;
};

export const EMPTY_ENDING: Ending = {
  goods: null,
  fromShelf: false,
  closing: '',
  wrong: null,
  missing: null,
};

interface EndingFormProps {
  asked: OrderReturn;
  /** what she paid for it, đồng */
  price: number;
  refund: RefObject<HTMLInputElement | null>;
  ending: Ending;
  /** the bracelet is here and does not go back to her */
  stays: boolean;
  disabled: boolean;
  onChange: (ending: Ending) => void;
}

const words = copy.askFinish;

export function EndingForm(props: EndingFormProps) {
  const { asked, price, refund, ending, stays, disabled, onChange } = props;
  return (
    <>
      {asked.outcome === 'refund' && (
        <AmountField
          ref={refund}
          label={words.refund}
          hint={words.refundText(formatVnd(price))}
          defaultValue={groupThousands(price)}
          disabled={disabled}
          error={ending.wrong}
        />
      )}
      {stays && (
        <RadioCards
          legend={words.goods}
          value={ending.goods ?? undefined}
          disabled={disabled}
          error={ending.missing}
          onChange={(value) => onChange({ ...ending, goods: value as ReturnedGoods, missing: null })}
        >
          {RETURNED_GOODS.map((value) => (
            <RadioCard key={value} value={value} title={words.goodsNotes[value]} />
          ))}
        </RadioCards>
      )}
      {asked.outcome === 'new_piece' && (
        <Checkbox
          label={words.fromShelf}
          checked={ending.fromShelf}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...ending, fromShelf: target.checked })}
        />
      )}
      <TextArea
        label={words.closing}
        optional
        rows={2}
        placeholder={words.closingPlaceholder}
        value={ending.closing}
        disabled={disabled}
        maxLength={RETURN_WORDS_MAX}
        onChange={({ target }) => onChange({ ...ending, closing: target.value })}
      />
    </>
  );
}
