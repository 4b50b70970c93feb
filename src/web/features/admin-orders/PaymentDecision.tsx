import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortChatId, shortId } from '#domain/kernel/ids.ts';
import { formatVnd, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import { transferContent } from '#domain/payment/transfers.ts';
import { AmountField } from '#web/features/admin-goods/shared/AmountField.tsx';
import { amountOf } from '#web/features/admin-goods/shared/values.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { paymentTalkQuery } from './queries.ts';
import { ChatButton, Receipts } from './Receipts.tsx';
import { useDecidePayment } from './use-decide-payment.ts';

/** 'Xác nhận' and 'Từ chối' of a transfer, as far as the shop's moves allow them now; nothing otherwise. */
export function PaymentDecision({ order }: { order: Order }) {
  const { mutate, isPending } = useDecidePayment(order);
  const [asking, setAsking] = useState<'confirm' | 'reject' | null>(null);
  const id = `#${shortId(order._id)}`;
  const allows = (to: Order['status']) => findOrderMove(order.status, to, 'admin')?.through === 'payment';
  if (!allows('confirmed')) return null;
  const close = () => setAsking(null);
  return (
    <div className="decision">
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
      <ConfirmDialog
        order={order}
        open={asking === 'confirm'}
        sending={isPending}
        onClose={close}
        onConfirm={(received) => mutate({ confirmed: true, received }, { onSettled: close })}
      />
      <ReasonDialog
        words={copy.payment.rejection}
        id={id}
        open={asking === 'reject'}
        reasonNeeded
        sending={isPending}
        onClose={close}
        onMissing={() => toast({ type: 'warning', ...copy.lookup.missing })}
        onConfirm={(reason) => mutate({ confirmed: false, reason }, { onSettled: close })}
      />
    </div>
  );
}

interface ConfirmDialogProps {
  order: Order;
  open: boolean;
  sending: boolean;
  onClose: () => void;
  /** `received`: what came in, where it is not what the bank told of */
  onConfirm: (received: Vnd | null) => void;
}

/** Whether the money is there, beside what proves it, and how much it was. */
function ConfirmDialog({ order, open, sending, onClose, onConfirm }: ConfirmDialogProps) {
  const { ask } = copy.payment;
  const received = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const confirm = () => {
    const said = amountOf(received.current?.value ?? '');
    setWrong(said !== '' && !(Number(said) > 0));
    if (said === '') onConfirm(null);
    else if (Number(said) > 0) onConfirm(vnd(Number(said)));
    else received.current?.focus();
  };
  const footer = (
    <div className="acts">
      <Button variant="paper" disabled={sending} onClick={onClose}>
        {ask.keep}
      </Button>
      <Button variant="leaf" loading={sending} loadingLabel={copy.sending} onClick={confirm}>
        {ask.confirm}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title={ask.title} width={480} footer={footer} busy={sending}>
      <p className="mb-4 text-muted">{ask.text}</p>
      <TransferFacts order={order} whole />
      <AmountField
        ref={received}
        className="mt-4"
        label={ask.received}
        hint={ask.receivedHint}
        optional
        error={wrong ? ask.receivedWrong : null}
        onChange={() => setWrong(false)}
      />
      <Receipts orderId={order._id} id={`#${shortId(order._id)}`} />
    </Dialog>
  );
}

/** Who pays, and with which words. @param whole with order and amount, where nothing else says them */
export function TransferFacts({ order, whole }: { order: Order; whole?: boolean }) {
  const { payment } = copy;
  const { data: talk } = useQuery(paymentTalkQuery(order._id));
  return (
    <dl className="transfer-facts">
      {whole && (
        <>
          <dt>{payment.order}</dt>
          <dd className="num">#{shortId(order._id)}</dd>
          <dt>{payment.chatId}</dt>
          <dd className="num">{talk?.chatId ? `#${shortChatId(talk.chatId)}` : payment.noChat}</dd>
          <dt>{payment.amount}</dt>
          <dd className="num">{formatVnd(order.totalPrice)}</dd>
        </>
      )}
      <dt>{payment.customer}</dt>
      <dd>{order.user.name}</dd>
      <dt>{payment.email}</dt>
      <dd>{order.user.email}</dd>
      <dt>{payment.content}</dt>
      <dd className="num">{transferContent(order._id)}</dd>
    </dl>
  );
}
