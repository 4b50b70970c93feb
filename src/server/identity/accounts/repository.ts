import { and, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Role } from '#domain/identity/roles.ts';
import { OTP_MAX_TRIES } from '#domain/identity/limits.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { emailChanges, otpCooldowns, registrations, resetTokens, users } from '../tables.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type RegistrationRow = typeof registrations.$inferSelect;
export type NewRegistration = typeof registrations.$inferInsert;
export type EmailChangeRow = typeof emailChanges.$inferSelect;
type Otp = { otpHash: string; otpExpiresAt: Date };

// ---- Users ----

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUser(db: Db, id: UserId): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export function findUsers(db: Db, ids: readonly UserId[]): Promise<UserRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]));
}

/** Those who may work, in no order. */
export function listUsersByRole(db: Db, role: Role): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, role), isNull(users.disabledAt)));
}

/** @returns undefined when the e-mail has a user already */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row;
}

/** @returns undefined when there is no such user */
export async function updateUser(
  db: Db,
  id: UserId,
  change: Partial<NewUser> & { updatedAt: Date },
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

/** Reads a user and keeps others from changing it until the transaction ends. */
export async function lockUser(db: Db, id: UserId): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

// ---- Registrations and their codes ----

export async function findRegistration(db: Db, email: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.select().from(registrations).where(eq(registrations.email, email));
  return row;
}

/** Keeps a registration; an earlier one of the same e-mail, with its code, is gone. */
export async function putRegistration(db: Db, registration: NewRegistration): Promise<void> {
  const { email: _, ...replaced } = registration;
  await db
    .insert(registrations)
    .values(registration)
    .onConflictDoUpdate({ target: registrations.email, set: { ...replaced, otpTries: 0 } });
}

/** Gives a registration a new code, with all its tries. */
export async function renewOtp(db: Db, email: string, otp: Otp): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .update(registrations)
    .set({ ...otp, otpTries: 0 })
    .where(eq(registrations.email, email))
    .returning();
  return row;
}

/**
 * Counts a guess before it is looked at, in one statement, so that parallel guesses share the tries.
 * @returns undefined when no code of that e-mail may be guessed any more
 */
export async function countOtpTry(db: Db, email: string, now: Date): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .update(registrations)
    .set({ otpTries: sql`${registrations.otpTries} + 1` })
    .where(
      and(
        eq(registrations.email, email),
        gt(registrations.otpExpiresAt, now),
        lt(registrations.otpTries, OTP_MAX_TRIES),
      ),
    )
    .returning();
  return row;
}

export async function deleteRegistration(db: Db, email: string): Promise<void> {
  await db.delete(registrations).where(eq(registrations.email, email));
}

/** Takes the right to send a code to `email`: one holder per cool-down. @returns false while it still runs */
export async function claimOtpCooldown(db: Db, email: string, now: Date, since: Date): Promise<boolean> {
  const claimed = await db
    .insert(otpCooldowns)
    .values({ email, sentAt: now })
    .onConflictDoUpdate({
      target: otpCooldowns.email,
      set: { sentAt: now },
      setWhere: lte(otpCooldowns.sentAt, since),
    })
    .returning({ email: otpCooldowns.email });
  return claimed.length > 0;
}

export async function findOtpSentAt(db: Db, email: string): Promise<Date | undefined> {
  const [row] = await db.select().from(otpCooldowns).where(eq(otpCooldowns.email, email));
  return row?.sentAt;
}

// ---- New e-mail addresses that wait for their code ----

export async function findEmailChange(db: Db, userId: UserId): Promise<EmailChangeRow | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  return row;
}

/** Keeps a change, with all its tries; an earlier one of the same user, with its code, is gone. */
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

// ---- Links to a new password ----

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

/** Forgets what has been of no use since `before`. */
export async function forgetOldSecrets(db: Db, before: Date): Promise<void> {
  await db.delete(registrations).where(lt(registrations.otpExpiresAt, before));
  await db.delete(emailChanges).where(lt(emailChanges.otpExpiresAt, before));
  await db.delete(otpCooldowns).where(lt(otpCooldowns.sentAt, before));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, before));
}
