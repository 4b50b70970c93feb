import { and, count, eq, getColumns, inArray, isNull, or } from 'drizzle-orm';
import type { CategoryId } from '#domain/kernel/ids.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { categories, charms } from '../tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** Every category with its number of charms. */
export function listCategories(db: Db): Promise<(CategoryRow & { charmCount: number })[]> {
  return db
    .select({ ...getColumns(categories), charmCount: count(charms.id) })
    .from(categories)
    .leftJoin(charms, and(eq(charms.categoryId, categories.id), isNull(charms.removedAt)))
    .where(isNull(categories.removedAt))
    .groupBy(categories.id)
    .orderBy(categories.position, categories.id);
}

/**
 * Share-locks a category against removal until the transaction ends, so that no charm ends up without one; without an id, the
 * first category.
 */
export async function lockCategory(tx: Tx, id: CategoryId | undefined): Promise<CategoryRow | undefined> {
  const living = and(id === undefined ? undefined : eq(categories.id, id), isNull(categories.removedAt));
  const found = tx
    .select()
    .from(categories)
    .where(living)
    .orderBy(categories.position, categories.id)
    .limit(1);
  return (await found.for('share'))[0];
}

/** Moves every charm of a category into another, hidden ones too; locks them in id order, as orders do. */
export async function moveCharms(tx: Tx, from: CategoryId, to: CategoryId): Promise<void> {
  const kept = and(eq(charms.categoryId, from), or(isNull(charms.removedAt), charms.hidden));
  const rows = await tx.select({ id: charms.id }).from(charms).where(kept).orderBy(charms.id).for('update');
  if (rows.length === 0) return;
  const moving = inArray(
    charms.id,
    rows.map(({ id }) => id),
  );
  await tx.update(charms).set({ categoryId: to }).where(moving);
}

export function countCharms(db: Db, id: CategoryId): Promise<number> {
  return db.$count(charms, and(eq(charms.categoryId, id), isNull(charms.removedAt)));
}
