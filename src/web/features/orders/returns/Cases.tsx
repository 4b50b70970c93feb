import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { returnActs } from '#domain/ordering/returns.ts';
import { ReturnCase } from '#web/entities/order-return/ReturnCase.tsx';
import { openChat } from '#web/lib/chat-open.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import { ParcelBack } from './ParcelBack.tsx';
import type { useAsk } from './use-ask.ts';
import { isPast } from './wish.ts';

interface CasesProps {
  order: Order;
  returns: OrderReturns;
  ask: ReturnType<typeof useAsk>;
  /** milliseconds, by the device's clock */
  now: number;
  onClose: () => void;
}

/** The return cases of an order, newest first. */
export function Cases({ order, returns, ask, now, onClose }: CasesProps) {
  return (
    <div className="grid gap-4">
      {returns.cases.toReversed().map((asked) => (
        <ReturnCase
          key={asked._id}
          asked={asked}
          items={order.items}
          lead={asked.stage === 'awaited' && <p className="font-medium">{whereTo()}</p>}
        >
          {returnActs(asked.stage, 'customer').includes('send') && <ParcelBack asked={asked} ask={ask} />}
          {returnActs(asked.stage, 'customer').includes('withdraw') && (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              disabled={ask.isPending}
              onClick={() => ask.mutate({ withdraw: asked._id })}
            >
              {copy.withdraw}
            </Button>
          )}
        </ReturnCase>
      ))}
      <p className="text-sm text-muted">{deadlineOf(returns, now)}</p>
      {returns.until !== null && isPast(returns.until, now) && (
        <Button
          variant="sec"
          icon="chat"
          className="justify-self-start"
          onClick={() => {
            onClose();
            openChat();
          }}
        >
          {copy.chat}
        </Button>
      )}
    </div>
  );
}

function whereTo(): string {
  const { returnAddress, address } = publicShop();
  const place = returnAddress || address;
  return place === '' ? copy.sendBackByChat : copy.sendBack(place);
}

function deadlineOf({ until, lines }: OrderReturns, now: number): string {
  if (until === null) return copy.notHere;
  if (isPast(until, now)) return copy.over;
  return lines.some(({ left }) => left > 0) ? copy.until(formatDateTime(until)) : copy.nothing;
}
