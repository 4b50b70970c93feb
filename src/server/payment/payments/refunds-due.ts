import { and, asc, eq, exists, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { users } from '#server/identity/tables.ts';
import { orderHistory, orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { endedAfterPayment, payments } from '../tables.ts';

/** Candidates for refunds: a small set found by index, without scanning all paid orders. */
const PERHAPS_OWED = sql`${orders.id} = ANY (ARRAY(
  SELECT order_id FROM ${payments} WHERE coalesce(received, amount) + returned - amount - kept - refunded > 0
  UNION SELECT order_id FROM ${endedAfterPayment}))`;

/** Query for all refunds due, or for those of some orders. */
export function refundsDue(db: Db, which: SQL = PERHAPS_OWED) {
  const brought = db
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orders.id), eq(orderHistory.status, 'delivered')));
  // Matches `paymentStatus`: cash is paid on delivery, a transfer when confirmed.
  const paid = or(isNotNull(payments.paidAt), and(eq(orders.paymentMethod, 'COD'), exists(brought)));
  // Matches `owedBack`.
  const received = sql`coalesce(${payments.received}, ${payments.amount})`;
  const earned = sql`CASE WHEN ${inArray(orders.status, ['cancelled', 'failed'])} THEN 0 ELSE ${payments.amount} + ${payments.kept} - ${payments.returned} END`;
  const owed = sql<Vnd>`greatest(0, ${received} - ${earned} - ${payments.refunded})`.mapWith(payments.amount);
  return db
    .select({
      _id: orders.id,
      name: users.name,
      totalPrice: orders.totalPrice,
      owedBack: owed.as('owed_back'),
      since: sql<Date>`${orders.updatedAt}`.as('since'),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(which, gt(owed, 0), paid))
    .orderBy(asc(orders.updatedAt), asc(orders.id));
}
