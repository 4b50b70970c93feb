import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ChatButton } from './Receipts.tsx';
import { useDecidePayment } from './use-decide-payment.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './transfers.module.css';

/** 'Xác nhận' and 'Từ chối' of a transfer, as far as the order's status allows; otherwise renders nothing. */
export function PaymentDecision({ order }: { order: Order }) {
  const { mutate, isPending } = useDecidePayment(order);
  const [asking, setAsking] = useState<'confirm' | 'reject' | null>(null);
  const id = `#${shortId(order._id)}`;
  const allows = (to: Order['status']) => findOrderMove(order.status, to, 'admin')?.through === 'payment';
  if (!allows('confirmed')) return null;
  const close = () => setAsking(null);
  return (
    <div className={classes('decision', styles.decision)}>
      <Button
        variant="leaf"
        icon="check"
        aria-label={copy.payment.confirmName(id)}
        onClick={() => setAsking('confirm')}
      >
        {copy.payment.confirm}
      </Button>
      {allows('pending_payment') && (
        <Button variant="dline" aria-label={copy.payment.rejectName(id)} onClick={() => setAsking('reject')}>
          {copy.payment.reject}
        </Button>
      )}
      <ChatButton orderId={order._id} id={id} />
      <ConfirmTransfer
        order={order}
        open={asking === 'confirm'}
        sending={isPending}
        onClose={close}
        onConfirm={(received) => mutate({ confirmed: true, received }, closeAfter(close))}
      />
      <ReasonDialog
        words={copy.payment.rejection}
        id={id}
        open={asking === 'reject'}
        reasonNeeded
        sending={isPending}
        onClose={close}
        onMissing={() => toast({ type: 'warning', ...copy.lookup.missing })}
        onConfirm={(reason) => mutate({ confirmed: false, reason }, closeAfter(close))}
      />
    </div>
  );
}
