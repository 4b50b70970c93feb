import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { TransferSuggestion } from '#contract/http/payment.ts';
import type { TransferId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { MEANT_WITHIN, suggestOrders } from '#domain/payment/suggestions.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { findTransfer } from '../payments/repository.ts';

/** Number of orders examined, newest first. */
const LOOKED_THROUGH = 1_000;

/** Orders that an unmatched transfer may belong to, with the reasons; five at most. @throws ShopError NOT_FOUND */
export async function getSuggestions(db: Db, id: TransferId): Promise<TransferSuggestion[]> {
  const found = await findTransfer(db, id);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  const { amount, content, transferredAt, receivedAt } = found.transfer;
  // The bank's times have minute resolution, and its clock may differ a little from ours.
  const at =
    transferredAt !== null && transferredAt > receivedAt ? receivedAt : (transferredAt ?? receivedAt);
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
        inArray(orders.status, [
          'pending_payment',
          'waiting_confirmation',
          'waiting_for_admin_confirmation',
          'cancelled',
        ]),
        gte(orders.createdAt, after(at, -MEANT_WITHIN)),
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
