import { and, eq } from 'drizzle-orm';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db.ts';
import { shippingOptions } from './tables.ts';

export type ShippingOptionRow = typeof shippingOptions.$inferSelect;
/** Whether paused options count too. */
export type Which = 'offered' | 'all';

/** The cheapest first. */
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

function offered(which: Which) {
  return which === 'all' ? undefined : eq(shippingOptions.isActive, true);
}
