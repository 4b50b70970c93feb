import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { paymentQuery } from '#web/entities/order/payment-queries.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { copy } from './copy.vi.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { useGiveBack } from './use-give-back.ts';

/** The open dialog; each opening gets a new idempotency key. */
type Asked = { what: 'refund' | 'keep'; key: string; owed: Vnd };

/**
 * Refund owed for an order that was cancelled or overpaid: staff record the refunded amount, or that the customer leaves the
 * overpayment to the shop.
 */
export function RefundDue({ order }: { order: Order }) {
  const query = useQuery(paymentQuery(order._id));
  const payment = query.data;
  const { mutate, isPending } = useGiveBack(order._id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  if (payment === undefined)
    return (
      <FailedLine query={query} className="text-sm">
        {copy.refund.failed}
      </FailedLine>
    );
  if (payment.owedBack === 0 && !open) return null;
  // A refund for a returned bracelet is not left to the shop, nor is the money of an order that came to nothing.
  const { owedBack, keepable = vnd(0) } = payment;
  const ask = (what: Asked['what']) => {
    setAsked({ what, key: randomKey(), owed: owedBack });
    setOpen(true);
  };
  const close = () => setOpen(false);
  const send = (sent: Omit<Parameters<typeof mutate>[0], 'key' | 'owed'>) =>
    asked && mutate({ key: asked.key, owed: asked.owed, ...sent }, closeAfter(close));
  return (
    <Banner tone="warning" title={copy.refund.title}>
      <p>{copy.refund.text(formatVnd(owedBack))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="leaf" onClick={() => ask('refund')}>
          {copy.refund.button}
        </Button>
        {keepable > 0 && (
          <Button size="sm" variant="paper" onClick={() => ask('keep')}>
            {copy.refund.keep.button}
          </Button>
        )}
      </div>
      <RefundDialog
        key={`refund ${asked?.key}`}
        payment={payment}
        open={open && asked?.what === 'refund'}
        sending={isPending}
        onClose={close}
        onConfirm={(refund) => send({ what: 'refund', ...refund })}
      />
      <ReasonDialog
        key={`keep ${asked?.key}`}
        words={{ ...copy.refund.keep.ask, text: copy.refund.keep.text(formatVnd(keepable)) }}
        id={`#${shortId(order._id)}`}
        open={open && asked?.what === 'keep'}
        reasonNeeded
        sending={isPending}
        onClose={close}
        onConfirm={(reason) => send({ what: 'keep', amount: keepable, reason })}
      />
    </Banner>
  );
}
