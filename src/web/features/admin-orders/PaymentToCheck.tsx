import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { PaymentDecision } from './PaymentDecision.tsx';
import { toReconcileQueries } from './queries.ts';
import { Receipts } from './Receipts.tsx';
import { TransferFacts } from './TransferFacts.tsx';
import { adminPath, type OrdersTabView } from './view.ts';
import * as styles from './transfers.module.css';

/** The transfer that has waited longest for an admin, with links to the others (spec §2, payment confirmation card). */
export function PaymentToCheck({ view }: { view: OrdersTabView }) {
  const title = useId();
  const answers = useQueries({ queries: toReconcileQueries() });
  const orders = answers.flatMap(({ data }) => data?.orders ?? []);
  const total = answers.reduce((sum, { data }) => sum + (data?.pagination.total ?? 0), 0);
  const [first, ...others] = orders.toSorted((a, b) => waitsSince(a).localeCompare(waitsSince(b)));
  if (first === undefined) return null;
  const id = `#${shortId(first._id)}`;
  return (
    <Card as="section" padded={false} className={styles.toCheck} aria-labelledby={title}>
      <h2 id={title}>
        <Icon name="clock" />
        {copy.payment.title}
      </h2>
      <div key={first._id}>
        <p className={styles.amount}>{formatVnd(first.totalPrice)}</p>
        <p className="mb-3.5 text-center text-sm text-muted">
          <Link
            className="link"
            to={adminPath({ ...view, order: first._id })}
            preventScrollReset
            aria-label={copy.payment.open(id)}
          >
            {copy.payment.reported(id, formatShortDateTime(waitsSince(first)))}
          </Link>
        </p>
        {first.status === 'waiting_confirmation' && (
          <Banner tone="warning" className="mb-3.5">
            {copy.payment.differs}
          </Banner>
        )}
        <TransferFacts order={first} />
        <Receipts orderId={first._id} id={id} className="mt-3.5" />
        <div className="mt-4">
          <PaymentDecision order={first} />
        </div>
        {others.length > 0 && <Others orders={others} total={total - 1} view={view} />}
      </div>
    </Card>
  );
}

/** Number of other transfers listed as links; the rest is only counted. */
const OTHERS_SHOWN = 4;

interface OthersProps {
  orders: readonly Order[];
  /** including those that are not listed */
  total: number;
  view: OrdersTabView;
}

function Others({ orders, total, view }: OthersProps) {
  return (
    <>
      <p className="mt-4 text-sm text-muted">{copy.payment.others(total)}</p>
      <ul className={styles.others}>
        {orders.slice(0, OTHERS_SHOWN).map(({ _id, totalPrice }) => (
          <li key={_id}>
            <Link className="num" to={adminPath({ ...view, order: _id })} preventScrollReset>
              <b>#{shortId(_id)}</b> {formatVnd(totalPrice)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** ISO time since when the order has been waiting for the shop's check. */
function waitsSince({ statusHistory, updatedAt }: Order): string {
  return statusHistory.at(-1)?.timestamp ?? updatedAt;
}
