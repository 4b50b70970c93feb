import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortId } from '#domain/kernel/ids.ts';
import { formatRecentDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import { refundsDueQuery } from './queries.ts';
import { useShownRows } from './use-shown-rows.ts';
import { adminPath, type OrdersTabView } from './view.ts';
import * as styles from './transfers.module.css';

/** Refunds that customers wait for: each row links to the order, where the refund is recorded. */
export function RefundsDue({ view }: { view: OrdersTabView }) {
  const { data } = useQuery(refundsDueQuery());
  const [now] = useState(() => Date.now());
  const { shown, next, showNext } = useShownRows(data?.orders ?? []);
  if (data === undefined || data.total === 0) return null;
  return (
    <Card as="section" padded={false} className={styles.stray} id="refunds-due">
      <h2>
        {copy.refund.title} <span className="num">{copy.transfers.count(data.total)}</span>
      </h2>
      <ul>
        {shown.map(({ _id, name, owedBack, since }) => (
          <li key={_id}>
            <div>
              <b className="num">{formatVnd(owedBack)}</b>
              <p className="text-sm">{name}</p>
              <p className="num text-xs text-muted">{copy.refund.since(formatRecentDateTime(since, now))}</p>
            </div>
            <Link className="link num text-sm" to={adminPath({ ...view, order: _id })} preventScrollReset>
              #{shortId(_id)}
            </Link>
          </li>
        ))}
        {next > 0 && (
          <li>
            <Button variant="paper" size="sm" onClick={showNext}>
              {copy.refund.more(next)}
            </Button>
          </li>
        )}
      </ul>
      {next === 0 && data.total > data.orders.length && (
        <p className="num px-5 pb-4 text-sm text-muted">
          {copy.refund.longest(data.orders.length, data.total)}
        </p>
      )}
    </Card>
  );
}
