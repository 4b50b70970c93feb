import { useEffect, useRef } from 'react';
import type { PaymentTalk } from '#contract/http/reports.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './transfers.module.css';

const words = copy.payment.compare;

interface TransferComparisonProps {
  expected: Vnd;
  /** transfers reported by the bank; undefined until they are known */
  transfers: PaymentTalk['transfers'] | undefined;
  /** the amount typed by the admin, in đồng; NaN if invalid */
  received: number;
  value: string;
  onChange: (value: string) => void;
}

/** Received and expected amount with their difference, shown before the payment is confirmed. */
export function TransferComparison(props: TransferComparisonProps) {
  const { expected, transfers, received, value, onChange } = props;
  const difference = received - expected;
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the verdict would stay below the fold while the button above it says that all has arrived.
    if (difference !== 0) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [difference]);
  return (
    <div className={styles.compare}>
      <dl className={styles.transferFacts}>
        <dt>{words.expected}</dt>
        <dd className="num">{formatVnd(expected)}</dd>
        <dt>{words.told}</dt>
        <dd className="num">
          {transfers?.map(({ amount, at }, index) => (
            <span key={index} className="block">
              {words.toldAt(formatVnd(amount), formatShortDateTime(at))}
            </span>
          ))}
          {transfers === undefined && words.unknown}
          {transfers?.length === 0 && words.untold}
        </dd>
      </dl>
      <AmountField
        label={copy.payment.ask.received}
        value={value}
        error={Number.isNaN(received) ? copy.payment.ask.receivedWrong : null}
        onChange={({ target }) => onChange(target.value)}
      />
      <div ref={verdict} role="status">
        {difference === 0 && <Banner tone="success">{words.equal}</Banner>}
        {difference < 0 && <Banner tone="warning">{words.less(formatVnd(vnd(-difference)))}</Banner>}
        {difference > 0 && <Banner tone="warning">{words.more(formatVnd(vnd(difference)))}</Banner>}
      </div>
    </div>
  );
}
