import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CharmId, UserId } from '#domain/kernel/ids.ts';
import { categories, charms } from '#server/catalogue/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';

export type OfferedCharm = {
  charm: typeof charms.$inferSelect;
  category: typeof categories.$inferSelect;
};

/** All charms that are in stock, in the shop's own order. */
export function listOffered(db: Db): Promise<OfferedCharm[]> {
  return offered(db, sql`${charms.stock} > ${charms.reserved}`);
}

/** Charms by id, whether in stock or not. */
export function findOffered(db: Db, ids: readonly CharmId[]): Promise<OfferedCharm[]> {
  return offered(db, inArray(charms.id, [...ids]));
}

function offered(db: Db, wanted: SQL): Promise<OfferedCharm[]> {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(wanted)
    .orderBy(charms.position, charms.id);
}

/** A customer's latest order. */
export async function findNewestOrder(db: Db, userId: UserId) {
  const [row] = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row;
}
