import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/connection.ts';
import { orderItems } from '../tables.ts';

/** Whether a past order shows a picture of the library, as its bracelet's or as one of its charms'. */
export async function isPictureSold(db: Db, picture: string): Promise<boolean> {
  // Names of uploads are hashes: they occur in no other text.
  const found = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(sql`${orderItems.bracelet}::text LIKE ${`%${picture}%`}`)
    .limit(1);
  return found.length > 0;
}
