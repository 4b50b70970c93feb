import { and, desc, eq, exists, gte, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { TransferSuggestion } from '#contract/http/payment.ts';
import type { TransferId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { SUGGESTED_WITHIN, suggestOrders } from '#domain/payment/suggestions.ts';
import { sentAt } from '#domain/payment/transfers.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { countedFor, findTransfer } from '../payments/repository.ts';
import { payments } from '../tables.ts';

/** Number of orders examined, newest first. */
const LOOKED_THROUGH = 1_000;

const OPEN_OR_OVER = [
  'pending_payment',
  'waiting_confirmation',
  'waiting_for_admin_confirmation',
  'cancelled',
] as const;

/** Whether an admin confirmed this sum and no transfer accounts for it: its notice must not pay for another order. */
function wasConfirmedByHand(db: Db, amount: Vnd): SQL | undefined {
  const received = sql`coalesce(${payments.received}, ${payments.amount})`;
  const unreported = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orders.id),
        isNotNull(payments.paidAt),
        sql`${received} > (${countedFor(db, orders.id)})`,
      ),
    );
  return and(eq(orders.totalPrice, amount), exists(unreported));
}

/** Orders that an unmatched transfer may belong to, with the reasons; five at most. @throws ShopError NOT_FOUND */
export async function getSuggestions(db: Db, id: TransferId): Promise<TransferSuggestion[]> {
  const found = await findTransfer(db, id);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  const { amount, content, receivedAt } = found.transfer;
  const at = sentAt(found.transfer);
  const rows = await db
    .select({
      id: orders.id,
      totalPrice: orders.totalPrice,
      createdAt: orders.createdAt,
      status: orders.status,
      name: users.name,
      recipient: sql<string>`${orders.shippingAddress} ->> 'fullName'`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.paymentMethod, 'VietQR'),
        or(inArray(orders.status, [...OPEN_OR_OVER]), wasConfirmedByHand(db, amount)),
        gte(orders.createdAt, after(at, -SUGGESTED_WITHIN)),
        lte(orders.createdAt, receivedAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(LOOKED_THROUGH);
  const candidates = rows.map(({ recipient, ...order }) => ({ ...order, names: [order.name, recipient] }));
  return suggestOrders({ amount, content, at }, candidates).map(({ order, because }) => ({
    order: { _id: order.id, status: order.status, totalPrice: order.totalPrice, name: order.name },
    placedAt: order.createdAt.toISOString(),
    because,
  }));
}
