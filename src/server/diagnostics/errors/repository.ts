import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/connection.ts';
import { clientErrors } from '../tables.ts';

export type ClientErrorRow = typeof clientErrors.$inferSelect;
export type NewClientError = typeof clientErrors.$inferInsert;

/** Keeps an error, or counts it once more with what it says now. @returns true when it is a new one */
export async function storeError(db: Db, report: NewClientError): Promise<boolean> {
  const { id: _, fingerprint: __, firstSeenAt: ___, ...latest } = report;
  const [kept] = await db
    .insert(clientErrors)
    .values(report)
    .onConflictDoUpdate({
      target: clientErrors.fingerprint,
      set: { ...latest, count: sql`${clientErrors.count} + 1` },
    })
    .returning({ count: clientErrors.count });
  return kept?.count === 1;
}

/** Keeps the `most` last seen. */
export async function purgeErrorsBeyond(db: Db, most: number): Promise<void> {
  const old = db
    .select({ id: clientErrors.id })
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastSeenAt), desc(clientErrors.id))
    .offset(most);
  await db.delete(clientErrors).where(inArray(clientErrors.id, old));
}

export function listErrors(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<ClientErrorRow[]> {
  return db
    .select()
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastSeenAt), desc(clientErrors.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export function countErrors(db: Db): Promise<number> {
  return db.$count(clientErrors);
}
