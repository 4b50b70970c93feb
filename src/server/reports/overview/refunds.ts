import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { RefundsDue } from '#contract/http/reports.ts';
import { users } from '#server/identity/tables.ts';
import { orderHistory, orders } from '#server/ordering/tables.ts';
import { payments } from '#server/payment/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';

const SHOWN = 20;

/** Orders that were paid and came to nothing, whose money nobody gave back yet; the longest waiting first. */
export async function getRefundsDue(db: Db): Promise<RefundsDue> {
  const rows = await refundsDue(db).limit(SHOWN);
  return rows.map(({ _id, name, totalPrice }) => ({ _id, name, totalPrice }));
}

/** All of them, as a query. */
export function refundsDue(db: Db) {
  const brought = db
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orders.id), eq(orderHistory.status, 'delivered')));
  // As `paymentStatus` says it: cash is paid at the door, a transfer when it was confirmed.
  const paid = or(isNotNull(payments.paidAt), and(eq(orders.paymentMethod, 'COD'), exists(brought)));
  return db
    .select({
      _id: orders.id,
      name: users.name,
      totalPrice: orders.totalPrice,
      since: sql<Date>`${orders.updatedAt}`.as('since'),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(orders.status, ['cancelled', 'failed']), isNull(payments.refundedAt), paid))
    .orderBy(asc(orders.updatedAt), asc(orders.id));
}
