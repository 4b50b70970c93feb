import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturn, OrderReturns } from '#contract/http/returns.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { RETURN_PHOTOS_MAX, returnActs } from '#domain/ordering/returns.ts';
import { useShots } from '#web/entities/order-photo/use-shots.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { ReturnCase } from '#web/entities/order-return/ReturnCase.tsx';
import { read } from '#web/lib/api.ts';
import { theShop } from '#web/lib/the-shop.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { AskForm } from './AskForm.tsx';
import { copy } from './copy.vi.ts';
import { failureOf, useAsk } from './use-ask.ts';
import { newWish, openLines, type Wish } from './wish.ts';

interface ReturnsWindowProps {
  orderId: string;
  onClose: () => void;
}

/** What she asked for after the parcel came, how far it is, and what she may still ask for. */
export function ReturnsWindow({ orderId, onClose }: ReturnsWindowProps) {
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
  const lines = isInTime(returns) ? openLines(returns, order.items) : [];
  // Without a case there is nothing to look at first.
  const [wish, setWish] = useState<Wish | null>(returns.cases.length === 0 ? newWish(lines) : null);
  const shots = useShots(`/orders/${order._id}/return-photos`, RETURN_PHOTOS_MAX);
  const ask = useAsk(order._id);
  const asking = lines.length > 0 ? wish : null;
  const isWaiting = shots.photos.length < shots.shots.length;
  const send = () => {
    if (asking === null) return;
    const { item, wish: wanted, quantity, reason } = asking;
    if (item === null || wanted === null || reason.trim() === '')
      return setWish({ ...asking, isTried: true });
    const body = { item, quantity, wish: wanted, reason, photos: shots.photos };
    const forget = () => {
      setWish(null);
      for (const { key } of shots.shots) shots.remove(key);
    };
    ask.mutate({ ask: body }, { onSuccess: forget });
  };
  const failure = ask.isPending ? null : failureOf(ask.error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title(`#${shortId(order._id)}`)}
      width={620}
      busy={ask.isPending}
      footer={
        lines.length > 0 && (
          <>
            {failure && (
              <div className="mb-2" role="alert">
                <ErrorText>{failure}</ErrorText>
              </div>
            )}
            <div className="acts">
              {asking === null ? (
                <Button variant="paper" size="lg" onClick={() => setWish(newWish(lines))}>
                  {copy.more}
                </Button>
              ) : (
                <>
                  <Button
                    variant="ghost"
                    size="lg"
                    disabled={ask.isPending}
                    onClick={() => (returns.cases.length === 0 ? onClose() : setWish(null))}
                  >
                    {returns.cases.length === 0 ? copy.later : copy.back}
                  </Button>
                  <Button
                    size="lg"
                    disabled={isWaiting}
                    loading={ask.isPending}
                    loadingLabel={copy.sending}
                    onClick={send}
                  >
                    {copy.send}
                  </Button>
                </>
              )}
            </div>
          </>
        )
      }
    >
      {asking === null ? (
        <Cases order={order} returns={returns} ask={ask} />
      ) : (
        <AskForm lines={lines} wish={asking} shots={shots} disabled={ask.isPending} onChange={setWish} />
      )}
    </Dialog>
  );
}

type CasesProps = Pick<Known, 'order' | 'returns'> & { ask: ReturnType<typeof useAsk> };

/** The newest first. */
function Cases({ order, returns, ask }: CasesProps) {
  return (
    <div className="grid gap-4">
      {returns.cases.toReversed().map((asked) => (
        <ReturnCase key={asked._id} asked={asked} items={order.items}>
          {asked.stage === 'awaited' && <p className="font-medium">{whereTo()}</p>}
          {returnActs(asked.stage, 'customer').includes('withdraw') && <Withdraw asked={asked} ask={ask} />}
        </ReturnCase>
      ))}
      <p className="text-sm text-muted">{deadlineOf(returns)}</p>
    </div>
  );
}

function Withdraw({ asked: { _id }, ask }: { asked: OrderReturn; ask: CasesProps['ask'] }) {
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        disabled={ask.isPending}
        onClick={() => ask.mutate({ withdraw: _id })}
      >
        {copy.withdraw}
      </Button>
    </div>
  );
}

function whereTo(): string {
  const { returnAddress, address } = theShop();
  const place = returnAddress || address;
  return place === '' ? copy.sendBackByChat : copy.sendBack(place);
}

/** The shop decides by its own clock; this one only offers. */
function isInTime({ until }: OrderReturns): boolean {
  return until !== null && Date.parse(until) > Date.now();
}

function deadlineOf(returns: OrderReturns): string {
  if (!isInTime(returns) || returns.until === null) return copy.over;
  const isLeft = returns.lines.some(({ left }) => left > 0);
  return isLeft ? copy.until(formatDate(returns.until)) : copy.nothing;
}
