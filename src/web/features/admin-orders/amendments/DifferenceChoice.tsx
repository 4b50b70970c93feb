import type { Order } from '#contract/http/ordering.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { maySettle, type Difference } from '#domain/ordering/amendments.ts';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { amendmentsCopy } from './amendments.vi.ts';

const words = amendmentsCopy.difference;

interface DifferenceChoiceProps {
  order: Order;
  /** prices before and after the change, in đồng */
  before: Vnd;
  after: Vnd;
  value: Difference;
  onChange: (difference: Difference) => void;
}

/** Chooses whether a price difference is settled with the customer or waived by the shop. */
export function DifferenceChoice({ order, before, after, value, onChange }: DifferenceChoiceProps) {
  if (before === after) return <p className="text-sm text-muted">{words.none}</p>;
  const amount = formatVnd(Math.abs(after - before));
  const paid = order.paymentMethod === 'VietQR';
  return (
    <RadioCards
      legend={words.legend}
      value={chosenDifference(order, before, after, value)}
      onChange={(chosen) => onChange(chosen === 'settle' ? 'settle' : 'waive')}
    >
      {maySettle(order, before, after) && (
        <RadioCard
          value="settle"
          title={(after > before ? words.more : paid ? words.back : words.less)(amount)}
          note={after > before ? words.moreNote : paid ? words.backNote : undefined}
        />
      )}
      <RadioCard
        value="waive"
        title={after > before ? words.gift(amount) : words.keep}
        note={maySettle(order, before, after) ? words.unchanged : words.paid}
      />
    </RadioCards>
  );
}

/** The value to send: where nothing can be settled, the shop waives the difference. */
export function chosenDifference(order: Order, before: Vnd, after: Vnd, wanted: Difference): Difference {
  return maySettle(order, before, after) ? wanted : 'waive';
}
