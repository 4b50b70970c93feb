import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Chat } from '#contract/http/chat.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { OrderActions } from '#web/features/admin-orders/OrderActions.tsx';
import { PaymentDecision } from '#web/features/admin-orders/PaymentDecision.tsx';
import { adminPath, tabViewOf } from '#web/features/admin-orders/view.ts';
import { ordersOfPath } from '#web/lib/paths/orders-of.ts';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, RowSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { ordersOfQuery } from '../queries.ts';
import '#web/ui/styles/list.css';
import '#web/ui/styles/list-table.css';
import * as styles from './side.module.css';

const ALL = tabViewOf(new URLSearchParams());

/** The customer's newest orders, each with the actions available to an admin. */
export function OrdersBeside({ chat }: { chat: Chat }) {
  const { data: orders, isError, refetch } = useQuery(ordersOfQuery(chat));
  if (orders === undefined) {
    if (isError)
      return (
        <FailedState heading="h3" title={copy.side.ordersFailed} onRetry={() => inBackground(refetch())} />
      );
    return (
      <Loading>
        <RowSkeleton />
        <RowSkeleton />
      </Loading>
    );
  }
  if (orders.length === 0) return <p className={styles.none}>{copy.side.noOrders}</p>;
  return (
    <>
      <ul className={styles.ordersBeside}>
        {orders.map((order) => (
          <OrderBeside key={order._id} order={order} />
        ))}
      </ul>
      <Link className="link" to={ordersOfPath(chat.user._id)}>
        {copy.side.allOrders}
      </Link>
    </>
  );
}

function OrderBeside({ order }: { order: Order }) {
  const id = `#${shortId(order._id)}`;
  const bracelets = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li>
      <div className={styles.line}>
        <Link
          className="link num"
          to={adminPath({ ...ALL, order: order._id })}
          aria-label={copy.side.openOrder(id)}
        >
          {id}
        </Link>
        <b className="price sm">{formatVnd(order.totalPrice)}</b>
      </div>
      <p className={styles.when}>
        {formatShortDateTime(order.createdAt)}, {copy.side.bracelets(bracelets)}
      </p>
      <OrderStatusBadge status={order.status} />
      <PaymentDecision order={order} />
      <OrderActions order={order} />
    </li>
  );
}
