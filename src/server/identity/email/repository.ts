import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { OTP_MAX_TRIES } from '#domain/identity/limits.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { emailChanges } from '../tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

export async function findEmailChange(db: Db, userId: UserId): Promise<EmailChangeRow | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  return row;
}

/** Stores a change with a fresh count of tries; replaces an earlier one of the same user, with its code. */
export async function putEmailChange(db: Db, change: Omit<EmailChangeRow, 'otpTries'>): Promise<void> {
  const { userId: _, ...replaced } = change;
  await db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...replaced, otpTries: 0 } });
}

/** `countOtpTry` for a user's new address. */
export async function countEmailTry(db: Db, userId: UserId, now: Date): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .update(emailChanges)
    .set({ otpTries: sql`${emailChanges.otpTries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, userId),
        gt(emailChanges.otpExpiresAt, now),
        lt(emailChanges.otpTries, OTP_MAX_TRIES),
      ),
    )
    .returning();
  return row;
}

export async function deleteEmailChange(db: Db, userId: UserId): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Deletes changes whose code expired before `before`. */
export async function purgeEmailChanges(db: Db, before: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.otpExpiresAt, before));
}
