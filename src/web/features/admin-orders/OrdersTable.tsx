import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatRecentDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { bulkCopy } from './bulk/bulk.vi.ts';
import { PickAllHead, PickRow } from '#web/ui/list/Pick.tsx';
import type { Selection } from '#web/ui/list/use-selection.ts';
import { copy } from './copy.vi.ts';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { OrderActions } from './OrderActions.tsx';
import { rowLinkId } from './OrderPanel.tsx';
import { awaitsMoney, Reconcile } from './Reconcile.tsx';
import { worksheetPath } from '#web/lib/paths/worksheet.ts';
import { adminPath, type OrdersTabView } from './view.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './orders-table.module.css';

interface OrdersTableProps {
  orders: readonly Order[];
  view: OrdersTabView;
  /** id of the open order */
  open: string | null;
  selection: Selection;
}

type Column = keyof typeof copy.orders.columns;

/** Classes of a column: those shared by all order lists, plus this table's. */
const cell = (column: Column) => classes(column, styles[column]);

const columnsOf = (columns: Record<Column, ReactNode>) =>
  Object.fromEntries(Object.entries(columns).map(([column, label]) => [cell(column as Column), label]));

/** The orders table; rows take two lines while an order is open beside it, and become cards below 1024 px (look, Table). */
export function OrdersTable({ orders, view, open, selection }: OrdersTableProps) {
  const [now] = useState(() => Date.now());
  return (
    <ListTable
      columns={columnsOf({
        ...copy.orders.columns,
        id: <PickAllHead selection={selection} label={bulkCopy.pickAll} name={copy.orders.columns.id} />,
      })}
      className={styles.table}
    >
      {orders.map((order) => (
        <Row
          key={order._id}
          order={order}
          view={view}
          now={now}
          isOpen={order._id === open}
          selection={selection}
        />
      ))}
    </ListTable>
  );
}

interface RowProps {
  order: Order;
  view: OrdersTabView;
  /** current time in milliseconds; dates of another year include the year */
  now: number;
  isOpen: boolean;
  selection: Selection;
}

function Row({ order, view, now, isOpen, selection }: RowProps) {
  const id = `#${shortId(order._id)}`;
  return (
    <tr className={isOpen ? classes('sel', styles.sel) : undefined}>
      <th scope="row" className={cell('id')}>
        <PickRow selection={selection} id={order._id} label={bulkCopy.pick(id)} />
        <Link
          id={rowLinkId(order._id)}
          to={adminPath({ ...view, order: isOpen ? null : order._id })}
          preventScrollReset
          className="num"
          aria-label={copy.orders.open(id)}
          aria-current={isOpen ? 'true' : undefined}
        >
          {id}
        </Link>
        <Link
          className="hidden"
          data-key="p"
          to={worksheetPath(order._id)}
          aria-hidden="true"
          tabIndex={-1}
        />
      </th>
      <td className={cell('customer')}>
        <b title={order.user.name}>{order.user.name}</b>
        <span title={order.user.email}>{order.user.email}</span>
      </td>
      <td className={cell('status')}>
        <OrderStatusBadge status={order.status} />
      </td>
      <td className={classes(cell('total'), 'num')}>{formatVnd(order.totalPrice)}</td>
      <td className={cell('payment')}>{order.paymentMethod}</td>
      <td className={classes(cell('when'), 'num')}>{formatRecentDateTime(order.createdAt, now)}</td>
      <td className={cell('actions')}>
        <OrderActions order={order} instead={awaitsMoney(order) ? <Reconcile order={order} /> : undefined} />
      </td>
    </tr>
  );
}
