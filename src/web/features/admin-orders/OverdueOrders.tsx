import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OverdueOrder } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { overdueCopy as copy } from './overdue.vi.ts';
import { overdueQuery } from './queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useCancelOverdue } from './use-cancel-overdue.ts';
import { adminPath, type OrdersTabView } from './view.ts';
import * as styles from './transfers.module.css';

/** Unpaid, unconfirmed orders that have reserved stock for too long, with buttons to cancel one or all of them. */
export function OverdueOrders({ view }: { view: OrdersTabView }) {
  const { data } = useQuery(overdueQuery());
  const { mutate, isPending } = useCancelOverdue();
  const [all, setAll] = useState<readonly OverdueOrder[] | null>(null);
  if (data === undefined || data.total === 0) return null;
  const letGo = (orders: readonly OverdueOrder[], reason = '') =>
    mutate(
      { orders: orders.map(({ _id }) => _id), reason: reason || copy.reason },
      { onSettled: () => setAll(null) },
    );
  return (
    <Card as="section" padded={false} className={styles.stray}>
      <h2>
        {copy.title} <span className="num">({data.total})</span>
      </h2>
      <p className="px-5 pb-2 text-sm text-muted">{copy.text}</p>
      <ul>
        {data.orders.map((order) => (
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
              onClick={() => letGo([order])}
            >
              {copy.cancel}
            </Button>
          </li>
        ))}
      </ul>
      {data.orders.length > 1 && (
        <div className="px-5 pb-4">
          <Button variant="ghost" className="text-danger" onClick={() => setAll(data.orders)}>
            {copy.cancelAll(data.orders.length)}
          </Button>
        </div>
      )}
      {all && (
        <ReasonDialog
          words={copy.ask}
          id={String(all.length)}
          open
          reasonNeeded={false}
          sending={isPending}
          onClose={() => setAll(null)}
          onConfirm={(reason) => letGo(all, reason)}
        />
      )}
    </Card>
  );
}
