import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import { ordersOfPath } from '#web/lib/paths/orders-of.ts';
import * as facts from '../../entities/order/orders.module.css';
import { copy } from './copy.vi.ts';
import { ordersOfQuery } from './queries.ts';
import { adminPath, type OrdersTabView } from './view.ts';

const words = copy.others;

/** Other orders of this customer, newest first. */
export function OtherOrders({ order, view }: { order: Order; view: OrdersTabView }) {
  const { data } = useQuery(ordersOfQuery(order.user._id));
  if (data === undefined) return null;
  const others = data.orders.filter(({ _id }) => _id !== order._id);
  if (others.length === 0) return <p className="text-sm text-muted">{words.first}</p>;
  return (
    <section className={facts.facts}>
      <h3>{words.title}</h3>
      <ul>
        {others.map(({ _id, status, totalPrice }) => (
          <li key={_id}>
            <Link className="link num" to={adminPath({ ...view, order: _id })} preventScrollReset>
              #{shortId(_id)}
            </Link>{' '}
            {words.line(orderStatusLabel(status), formatVnd(totalPrice))}
          </li>
        ))}
      </ul>
      {data.pagination.total > data.orders.length && (
        <Link className="link inline-flex min-h-11 items-center" to={ordersOfPath(order.user._id)}>
          {words.all(data.pagination.total)}
        </Link>
      )}
    </section>
  );
}
