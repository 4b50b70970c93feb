import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { resetTokens, users } from '../tables.ts';

export async function insertResetToken(
  db: Db,
  token: { hash: string; userId: UserId; expiresAt: Date },
): Promise<void> {
  await db.insert(resetTokens).values(token);
}

/** The owner of a link that is still valid. */
export async function findResetOwner(
  db: Db,
  { hash, email, now }: { hash: string; email: string; now: Date },
): Promise<UserId | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(
      and(
        eq(resetTokens.hash, hash),
        gt(resetTokens.expiresAt, now),
        isNull(resetTokens.usedAt),
        eq(users.email, email),
        isNull(users.disabledAt),
      ),
    );
  return row?.id;
}

/**
 * Consumes a link.
 * @returns false when it was used already or has expired
 */
export async function useResetToken(db: Db, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.hash, hash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now)))
    .returning({ hash: resetTokens.hash });
  return used.length > 0;
}

/** Invalidates all open links of a user. */
export async function voidResetTokens(db: Db, userId: UserId, now: Date): Promise<void> {
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));
}

/** Deletes tokens that expired before `before`. */
export async function purgeResetTokens(db: Db, before: Date): Promise<void> {
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, before));
}
