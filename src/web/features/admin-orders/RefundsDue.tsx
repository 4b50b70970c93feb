import { useState } from 'react';
import { Link } from 'react-router';
import { shortId } from '#domain/kernel/ids.ts';
import { formatRecentDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { copy } from './copy.vi.ts';
import { refundsDueQuery } from './queries.ts';
import { usePages } from './use-pages.ts';
import { adminPath, type OrdersTabView } from './view.ts';
import * as styles from './transfers.module.css';

/** Refunds that customers wait for: each row links to the order, where the refund is recorded. */
export function RefundsDue({ view }: { view: OrdersTabView }) {
  const [now] = useState(() => Date.now());
  const { shown, failed, total, next, showNext } = usePages(refundsDueQuery, ({ orders }) => orders);
  if (!total) return null;
  return (
    <Card as="section" padded={false} className={styles.stray} id="refunds-due">
      <h2>
        {copy.refund.title} <span className="num">{copy.transfers.count(total)}</span>
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
          // Replaced as rows are added, so that the first of them gets the focus.
          <li key={shown.length}>
            <Button variant="paper" size="sm" onClick={showNext}>
              {copy.refund.more(next)}
            </Button>
          </li>
        )}
      </ul>
      {failed && (
        <FailedLine query={failed} className="px-5 pb-4 text-sm">
          {copy.refund.restFailed}
        </FailedLine>
      )}
    </Card>
  );
}
