import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { groupThousands, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { amountOf } from '#web/entities/charm/desk/values.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';
import { paymentTalkQuery } from './queries.ts';
import { Receipts } from './Receipts.tsx';
import { TransferComparison } from './TransferComparison.tsx';
import { TransferFacts } from './TransferFacts.tsx';

interface ConfirmTransferProps {
  order: Order;
  open: boolean;
  sending: boolean;
  onClose: () => void;
  /** `received`: the amount the admin typed, or null if she did not */
  onConfirm: (received: Vnd | null) => void;
}

/**
 * Confirms that the payment of an order has arrived, with the received and the expected amount side by side (spec §2,
 * confirmation dialog).
 */
export function ConfirmTransfer({ order, open, sending, onClose, onConfirm }: ConfirmTransferProps) {
  const { data: talk, isError, refetch } = useQuery(paymentTalkQuery(order._id));
  const [typed, setTyped] = useState<string | null>(null);
  const expected = vnd(order.totalPrice);
  const told = talk?.transfers.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const value = typed ?? groupThousands(told > 0 ? told : expected);
  const amount = Number(amountOf(value));
  const received = Number.isInteger(amount) && amount > 0 ? amount : Number.NaN;
  const close = () => {
    setTyped(null);
    onClose();
  };
  const { ask, compare } = copy.payment;
  const footer = (
    <DialogActions
      cancel={ask.keep}
      onCancel={close}
      busy={sending}
      variant={received < expected ? 'danger' : 'leaf'}
      loadingLabel={copy.sending}
      disabled={Number.isNaN(received) || talk === undefined}
      onClick={() => onConfirm(typed === null ? null : vnd(received))}
    >
      {received < expected ? compare.anyway : ask.confirm}
    </DialogActions>
  );
  return (
    <Dialog open={open} onClose={close} title={ask.title} width={480} footer={footer} busy={sending}>
      <p className="mb-4 text-muted">{ask.text}</p>
      {isError && talk === undefined && (
        <ErrorBanner className="mb-4" onRetry={() => inBackground(refetch())}>
          {compare.unread}
        </ErrorBanner>
      )}
      <TransferFacts order={order} whole />
      <TransferComparison
        expected={expected}
        transfers={talk?.transfers}
        received={received}
        value={value}
        onChange={setTyped}
      />
      {talk && <Receipts orderId={order._id} id={`#${shortId(order._id)}`} />}
    </Dialog>
  );
}
