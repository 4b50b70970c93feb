import { eq } from 'drizzle-orm';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { braceletDrafts } from '../tables.ts';

export async function findDraft(db: Db, userId: UserId): Promise<string | null> {
  const [row] = await db
    .select({ draft: braceletDrafts.draft })
    .from(braceletDrafts)
    .where(eq(braceletDrafts.userId, userId));
  return row?.draft ?? null;
}

/** One draft per customer; the latest replaces earlier ones. */
export async function saveDraft(db: Db, userId: UserId, draft: string, savedAt: Date): Promise<void> {
  await db
    .insert(braceletDrafts)
    .values({ userId, draft, savedAt })
    .onConflictDoUpdate({ target: braceletDrafts.userId, set: { draft, savedAt } });
}

export async function deleteDraft(db: Db, userId: UserId): Promise<void> {
  await db.delete(braceletDrafts).where(eq(braceletDrafts.userId, userId));
}
