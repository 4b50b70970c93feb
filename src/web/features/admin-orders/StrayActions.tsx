import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Transfer, TransferSuggestion } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { canMove } from '#domain/ordering/moves.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { likenessLabels } from '#domain/payment/copy.vi.ts';
import { ATTACHABLE_OUTCOMES, type Settlement } from '#domain/payment/transfers.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { copy } from './copy.vi.ts';
import { suggestionsQuery } from './queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { strayCopy as words } from './stray-transfers.vi.ts';
import { useAttach, useSettle } from './use-settle.ts';
import { adminPath, type OrdersTabView } from './view.ts';
import * as styles from './transfers.module.css';

interface StrayActionsProps {
  transfer: Transfer;
  view: OrdersTabView;
}

/** Actions on an unmatched transfer: attach it to an order, refund it, or keep it. */
export function StrayActions({ transfer, view }: StrayActionsProps) {
  const { mutate, isPending } = useSettle();
  const [asking, setAsking] = useState<Settlement | 'other' | null>(null);
  const close = () => setAsking(null);
  const amount = formatVnd(transfer.amount);
  const isMoney = ATTACHABLE_OUTCOMES.some((each) => each === transfer.outcome);
  return (
    <div className={styles.settling}>
      {isMoney && <Orders transfer={transfer} view={view} />}
      <p className="flex flex-wrap gap-1.5">
        {isMoney && (
          <>
            <Button variant="paper" size="sm" className={styles.way} onClick={() => setAsking('refunded')}>
              {words.refunded}
            </Button>
            <Button variant="paper" size="sm" className={styles.way} onClick={() => setAsking('kept')}>
              {words.kept}
            </Button>
          </>
        )}
        <Button
          variant="ghost"
          size="sm"
          className={styles.way}
          aria-label={copy.transfers.settleName(amount)}
          onClick={() => setAsking('other')}
        >
          {copy.transfers.settle}
        </Button>
      </p>
      {asking !== null && (
        <ReasonDialog
          words={asking === 'other' ? copy.transfers.ask : { ...copy.transfers.ask, ...words.ask[asking] }}
          id={amount}
          open
          reasonNeeded={false}
          sending={isPending}
          onClose={close}
          onConfirm={(note) =>
            mutate({ id: transfer._id, note, as: asking === 'other' ? null : asking }, closeAfter(close))
          }
        />
      )}
    </div>
  );
}

/** The order named in the transfer's content, or suggested candidates. */
function Orders({ transfer, view }: StrayActionsProps) {
  const { order } = transfer;
  const query = useQuery({ ...suggestionsQuery(transfer._id), enabled: order === null });
  const { data = [] } = query;
  const { mutate, isPending } = useAttach();
  const put = (orderId: string) => mutate({ id: transfer._id, orderId });
  if (order !== null) {
    return (
      <Button variant="sec" size="sm" disabled={isPending} onClick={() => put(order._id)}>
        {words.attach(`#${shortId(order._id)}`)}
      </Button>
    );
  }
  if (data.length === 0)
    return (
      <FailedLine query={query} className="text-sm">
        {words.suggestedFailed}
      </FailedLine>
    );
  return (
    <ul className={styles.suggested} aria-label={words.suggested}>
      {data.map((suggestion) => (
        <li key={suggestion.order._id}>
          <Suggested suggestion={suggestion} view={view} />
          <Button
            variant="sec"
            size="sm"
            disabled={isPending}
            aria-label={words.attachName(formatVnd(transfer.amount), `#${shortId(suggestion.order._id)}`)}
            onClick={() => put(suggestion.order._id)}
          >
            {words.attachShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Suggested({ suggestion, view }: { suggestion: TransferSuggestion; view: OrdersTabView }) {
  const { order, placedAt, because } = suggestion;
  return (
    <p className="text-sm">
      <Link className="link num" to={adminPath({ ...view, order: order._id })} preventScrollReset>
        #{shortId(order._id)}
      </Link>{' '}
      {words.of(order.name, formatVnd(order.totalPrice), formatShortDateTime(placedAt))}
      <span className="block text-xs text-muted">
        {[...standing(order.status), ...because.map((each) => likenessLabels[each])].join(', ')}
      </span>
    </p>
  );
}

/** What to know of an order that awaits no money: it was given up, or its transfer was confirmed before the bank's notice came. */
function standing(status: OrderStatus): string[] {
  if (canMove(status, 'confirmed', 'bank')) return [];
  return [status === 'cancelled' ? words.cancelled : words.byHand];
}
