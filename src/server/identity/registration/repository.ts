import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { OTP_MAX_TRIES } from '#domain/identity/limits.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { otpCooldowns, registrations } from '../tables.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

export type NewRegistration = typeof registrations.$inferInsert;

type Otp = { otpHash: string; otpExpiresAt: Date };

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

/** Deletes what has been of no use since `before`. */
export async function purgeRegistrations(db: Db, before: Date): Promise<void> {
  await db.delete(registrations).where(lt(registrations.otpExpiresAt, before));
  await db.delete(otpCooldowns).where(lt(otpCooldowns.sentAt, before));
}
