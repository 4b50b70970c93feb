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

/** Whose link it is, as long as it may be used. */
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

/** Uses a link up. @returns false when somebody else was faster */
export async function useResetToken(db: Db, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.hash, hash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now)))
    .returning({ hash: resetTokens.hash });
  return used.length > 0;
}

/** Makes every open link of a user useless. */
export async function voidResetTokens(db: Db, userId: UserId, now: Date): Promise<void> {
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));
}

/** Deletes what has been of no use since `before`. */
export async function purgeResetTokens(db: Db, before: Date): Promise<void> {
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, before));
}
