import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/connection.ts';
import { orderItems } from '../tables.ts';

/** Whether a past order shows a picture of the library, as a bracelet's or a charm's picture. */
export async function isPictureSold(db: Db, picture: string): Promise<boolean> {
  // Upload names are hashes, so a text match cannot be accidental.
  const found = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(sql`${orderItems.bracelet}::text LIKE ${`%${picture}%`}`)
    .limit(1);
  return found.length > 0;
}
