import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OverdueOrder } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { overdueCopy as copy } from './overdue.vi.ts';
import { overdueQuery } from './queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useCancelOverdue } from './use-cancel-overdue.ts';
import { adminPath, type OrdersTabView } from './view.ts';
import * as styles from './transfers.module.css';

/** Rows shown initially; the rest is behind a button, so that the cards below stay close. */
const SHOWN = 5;

/**
 * Unpaid, unconfirmed orders that have reserved stock for too long, with buttons to cancel one or all of them. Each asks first: the
 * customer is told at once, and under a second press the next row would have moved up.
 */
export function OverdueOrders({ view }: { view: OrdersTabView }) {
  const { data } = useQuery(overdueQuery());
  const { mutate, isPending } = useCancelOverdue();
  const [asked, setAsked] = useState<readonly OverdueOrder[]>([]);
  const [isWhole, setWhole] = useState(false);
  if (data === undefined || data.total === 0) return null;
  const [first] = asked;
  const shown = isWhole ? data.orders : data.orders.slice(0, SHOWN);
  const hidden = data.orders.length - shown.length;
  const close = () => setAsked([]);
  const letGo = (reason: string) =>
    mutate({ orders: asked.map(({ _id }) => _id), reason: reason || copy.reason }, closeAfter(close));
  return (
    <Card as="section" padded={false} className={styles.stray}>
      <h2>
        {copy.title} <span className="num">({data.total})</span>
      </h2>
      <p className="px-5 pb-2 text-sm text-muted">{copy.text}</p>
      <ul>
        {shown.map((order) => (
          <li key={order._id}>
            <div>
              <Link className="link num" to={adminPath({ ...view, order: order._id })} preventScrollReset>
                #{shortId(order._id)}
              </Link>
              <p className="text-sm">{copy.held(order.name, order.bracelets, formatVnd(order.totalPrice))}</p>
              <p className="text-xs text-muted">
                {copy.since[order.status === 'pending' ? 'cash' : 'transfer'](
                  formatShortDateTime(order.since),
                )}
              </p>
            </div>
            <Button
              variant="paper"
              size="sm"
              disabled={isPending}
              aria-label={copy.cancelName(`#${shortId(order._id)}`)}
              onClick={() => setAsked([order])}
            >
              {copy.cancel}
            </Button>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Button variant="paper" size="sm" onClick={() => setWhole(true)}>
              {copy.more(hidden)}
            </Button>
          </li>
        )}
      </ul>
      {data.orders.length > 1 && (
        <div className="px-5 pb-4">
          <Button variant="ghost" className="text-danger" onClick={() => setAsked(data.orders)}>
            {copy.cancelAll(data.orders.length)}
          </Button>
        </div>
      )}
      {first && (
        <ReasonDialog
          words={asked.length === 1 ? copy.askOne : copy.ask}
          id={asked.length === 1 ? `#${shortId(first._id)}` : String(asked.length)}
          open
          reasonNeeded={false}
          sending={isPending}
          onClose={close}
          onConfirm={letGo}
        />
      )}
    </Card>
  );
}
