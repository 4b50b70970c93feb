import type { RefObject } from 'react';
import type { OrderReturn } from '#contract/http/returns.ts';
import { formatVnd, groupThousands } from '#domain/kernel/vnd.ts';
import { RETURN_WORDS_MAX, RETURNED_GOODS, type ReturnedGoods } from '#domain/ordering/returns.ts';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';

/** Input of staff when closing a case, except the amount, which stays in its uncontrolled field. */
export type Ending = {
  readonly goods: ReturnedGoods | null;
  readonly fromShelf: boolean;
  readonly closing: string;
  /** validation errors of the amount and of the bracelet's whereabouts */
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
  /** price of the bracelet, in đồng */
  price: number;
  refund: RefObject<HTMLInputElement | null>;
  ending: Ending;
  /** the bracelet is at the shop and is not sent back to the customer */
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
