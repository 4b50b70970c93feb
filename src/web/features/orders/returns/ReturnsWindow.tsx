import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { RETURN_PHOTOS_MAX } from '#domain/ordering/returns.ts';
import { useShots } from '#web/entities/order-photo/use-shots.ts';
import { failureOf } from '#web/entities/order-return/failure.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { read } from '#web/lib/api.ts';
import { useUnsent } from '#web/lib/storage/use-unsent.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { AskForm } from './AskForm.tsx';
import { Cases } from './Cases.tsx';
import { copy } from './copy.vi.ts';
import { useAsk } from './use-ask.ts';
import { askedAgain, hasArrived, isWish, newWish, openLines, type Wish } from './wish.ts';

interface ReturnsWindowProps {
  orderId: string;
  onClose: () => void;
}

/** Return cases of an order with their stages, and the form for a new request. */
export default function ReturnsWindow({ orderId, onClose }: ReturnsWindowProps) {
  const returns = useQuery(returnsQuery(orderId));
  const order = useQuery(read<Order>(`/orders/${orderId}`));
  if (returns.data && order.data)
    return <Returns order={order.data} returns={returns.data} onClose={onClose} />;
  const again = () => {
    inBackground(returns.refetch());
    inBackground(order.refetch());
  };
  return (
    <Dialog open onClose={onClose} title={copy.title(`#${shortId(orderId)}`)} width={620}>
      {returns.isError || order.isError ? (
        <FailedState title={copy.failed} onRetry={again} retrying={returns.isFetching || order.isFetching} />
      ) : (
        <Loading className="grid gap-4">
          <Skeleton height={160} radius={18} />
          <Skeleton width="70%" />
        </Loading>
      )}
    </Dialog>
  );
}

type Known = { order: Order; returns: OrderReturns; onClose: () => void };

function Returns({ order, returns, onClose }: Known) {
  const [now] = useState(() => Date.now());
  const lines = openLines(returns, order.items, now);
  // Without a case the form opens at once.
  const isFirst = returns.cases.length === 0;
  const [unsent, setAsking] = useUnsent<Wish>(`return.${order._id}`, isWish);
  const shots = useShots(`/orders/${order._id}/return-photos`, RETURN_PHOTOS_MAX, `return.${order._id}`);
  const forget = () => {
    setAsking(null);
    for (const { key } of shots.shots) shots.remove(key);
  };
  // It has arrived, or the last returnable line was claimed in another tab: drops the form and shows the case.
  if (unsent !== null && (lines.length === 0 || hasArrived(unsent, returns.cases))) forget();
  const first = isFirst && lines.length > 0 ? newWish(lines) : null;
  const asking = askedAgain(unsent, lines) ?? first;
  const ask = useAsk(order._id);
  const busy = ask.isPending;
  const failure = busy ? null : failureOf(ask.error);
  const send = (about: Wish) => {
    const { item, wish: wanted, quantity, reason } = about;
    if (item === null || wanted === null || reason.trim() === '')
      return setAsking({ ...about, tries: about.tries + 1 });
    const body = { item, quantity, wish: wanted, reason, photos: shots.photos };
    ask.mutate({ ask: body }, { onSuccess: forget });
  };
  const footer = (failure !== null || lines.length > 0) && (
    <>
      {failure && (
        <div className="mb-2" role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
      {asking !== null && (
        <DialogActions
          cancel={isFirst ? copy.later : copy.back}
          cancelVariant="ghost"
          onCancel={() => (isFirst ? onClose() : setAsking(null))}
          busy={busy}
          disabledReason={shots.waits}
          loadingLabel={copy.sending}
          onClick={() => send(asking)}
        >
          {copy.send}
        </DialogActions>
      )}
      {asking === null && lines.length > 0 && <More onClick={() => setAsking(newWish(lines))} />}
    </>
  );
  const title = copy.title(`#${shortId(order._id)}`);
  return (
    <Dialog open onClose={onClose} title={title} width={620} busy={busy} footer={footer}>
      {asking === null ? (
        <Cases order={order} returns={returns} ask={ask} now={now} onClose={onClose} />
      ) : (
        <AskForm
          lines={lines}
          isOnly={order.items.length === 1}
          wish={asking}
          shots={shots}
          disabled={busy}
          onChange={setAsking}
        />
      )}
    </Dialog>
  );
}

function More({ onClick }: { onClick: () => void }) {
  return (
    <div className="acts">
      <Button variant="paper" onClick={onClick}>
        {copy.more}
      </Button>
    </div>
  );
}
