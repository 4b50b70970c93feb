import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { passkeyChallenges, passkeys, recoveryCodes, users } from '../tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferInsert;

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/**
 * Consumes a challenge.
 * @returns its user, null for a sign-in; undefined when there is no valid one
 */
export async function takeChallenge(
  db: Db,
  challenge: string,
  now: Date,
): Promise<{ userId: UserId | null } | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
    .returning({ userId: passkeyChallenges.userId });
  return taken;
}

export async function purgeChallenges(db: Db, before: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before));
}

/** A user's passkeys, oldest first. */
export function listPasskeys(db: Db, userId: UserId): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

/** @returns false when it exists already */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
}

export async function notePasskeyUse(
  db: Db,
  id: string,
  use: { counter: number; usedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(use).where(eq(passkeys.id, id));
}

/** @returns false when the user has no passkey with this id */
export async function deletePasskey(db: Db, userId: UserId, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

export async function deletePasskeysOf(db: Db, userId: UserId): Promise<number> {
  return (await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length;
}

/** Records since when a user has a passkey; null when there is none any more. */
export async function notePasskeySince(db: Db, id: UserId, passkeySince: Date | null): Promise<void> {
  await db.update(users).set({ passkeySince }).where(eq(users.id, id));
}

export async function notePasskeyAsked(db: Db, id: UserId, passkeyAskedAt: Date | null): Promise<void> {
  await db.update(users).set({ passkeyAskedAt }).where(eq(users.id, id));
}

/** Replaces the recovery codes. */
export async function replaceCodes(db: Db, userId: UserId, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

export async function hasCode(db: Db, userId: UserId, hash: string): Promise<boolean> {
  return (
    (await db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))) > 0
  );
}

/**
 * Consumes a recovery code.
 * @returns false when there is no such code
 */
export async function spendCode(db: Db, userId: UserId, hash: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export function countCodes(db: Db, userId: UserId): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}
