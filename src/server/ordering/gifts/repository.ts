import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { CharmId, OrderId, ReadyMadeId } from '#domain/kernel/ids.ts';
import { categories, charms, readyMadeCharms } from '#server/catalogue/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { GiftRow } from '../orders/repository.ts';
import { orderGifts, orders } from '../tables.ts';

/** The order of a gift link; undefined once it is cancelled. */
export async function findGiftOrder(db: Db, linkHash: string): Promise<OrderId | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orderGifts)
    .innerJoin(orders, eq(orders.id, orderGifts.orderId))
    .where(and(eq(orderGifts.linkHash, linkHash), ne(orders.status, 'cancelled')));
  return row?.id;
}

/** @returns whether this call was the one that opened it */
export async function setOpened(db: Db, orderId: OrderId, openedAt: Date): Promise<boolean> {
  const rows = await db
    .update(orderGifts)
    .set({ openedAt })
    .where(and(eq(orderGifts.orderId, orderId), isNull(orderGifts.openedAt)))
    .returning({ id: orderGifts.orderId });
  return rows.length > 0;
}

/** @returns whether this call was the one that stored the reply */
export async function setReply(
  db: Db,
  orderId: OrderId,
  reply: Required<Pick<GiftRow, 'reply' | 'repliedAt'>>,
): Promise<boolean> {
  const rows = await db
    .update(orderGifts)
    .set(reply)
    .where(and(eq(orderGifts.orderId, orderId), isNull(orderGifts.reply)))
    .returning({ id: orderGifts.orderId });
  return rows.length > 0;
}

/** Charms with their categories, including discontinued ones. */
export function listKinds(db: Db, ids: readonly CharmId[]) {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(inArray(charms.id, [...ids]));
}

/** Charms on ready-made bracelets, as far as recorded. */
export function listHung(db: Db, ids: readonly ReadyMadeId[]) {
  return db
    .select({ of: readyMadeCharms.readyMadeId, charmId: readyMadeCharms.charmId })
    .from(readyMadeCharms)
    .where(inArray(readyMadeCharms.readyMadeId, [...ids]))
    .orderBy(readyMadeCharms.position);
}
