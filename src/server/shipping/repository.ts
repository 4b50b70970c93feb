import { and, eq, isNull } from 'drizzle-orm';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { shippingOptions } from './tables.ts';

export type ShippingOptionRow = typeof shippingOptions.$inferSelect;
/** Whether paused options are included. */
export type Which = 'offered' | 'all';

/** Cheapest first. */
export function listOptions(db: Db, which: Which): Promise<ShippingOptionRow[]> {
  return db
    .select()
    .from(shippingOptions)
    .where(offered(which))
    .orderBy(shippingOptions.price, shippingOptions.id);
}

export async function findOption(
  db: Db,
  id: ShippingOptionId,
  which: Which,
): Promise<ShippingOptionRow | undefined> {
  const [row] = await db
    .select()
    .from(shippingOptions)
    .where(and(eq(shippingOptions.id, id), offered(which)));
  return row;
}

/** Locks an option until the transaction ends, unless it is removed. */
export async function lockOption(tx: Tx, id: ShippingOptionId): Promise<ShippingOptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(shippingOptions)
    .where(and(eq(shippingOptions.id, id), offered('all')))
    .for('update');
  return row;
}

export async function insertOption(tx: Tx, option: ShippingOptionRow): Promise<void> {
  await tx.insert(shippingOptions).values(option);
}

export async function saveOption(
  tx: Tx,
  id: ShippingOptionId,
  change: Partial<ShippingOptionRow> & { updatedAt: Date },
): Promise<ShippingOptionRow | undefined> {
  const [row] = await tx.update(shippingOptions).set(change).where(eq(shippingOptions.id, id)).returning();
  return row;
}

function offered(which: Which) {
  return and(
    isNull(shippingOptions.removedAt),
    which === 'all' ? undefined : eq(shippingOptions.isActive, true),
  );
}
