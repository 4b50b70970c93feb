import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { OTP_MAX_TRIES } from '#domain/identity/limits.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { otpCooldowns, registrations } from '../tables.ts';
import type { CodeRequest } from './otp.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

export type NewRegistration = typeof registrations.$inferInsert;

type Otp = { otpHash: string; otpExpiresAt: Date };

/** The newest registration of an e-mail. */
export async function findRegistration(db: Db, email: string): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return row;
}

/** All pending registrations of an e-mail. */
export function listRegistrations(db: Db, email: string): Promise<RegistrationRow[]> {
  return db.select().from(registrations).where(eq(registrations.email, email));
}

export async function insertRegistration(db: Db, registration: NewRegistration): Promise<void> {
  await db.insert(registrations).values(registration);
}

/** Gives a browser's registration a new code and resets its tries. */
export async function renewOtp(
  db: Db,
  { id, email }: { id: string; email: string },
  otp: Otp,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .update(registrations)
    .set({ ...otp, otpTries: 0 })
    .where(and(eq(registrations.id, id), eq(registrations.email, email)))
    .returning();
  return row;
}

/**
 * Counts a guess before it is checked, in one statement, so that parallel guesses share the limit.
 * @returns undefined when no more guesses are allowed
 */
export async function countOtpTry(
  db: Db,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .update(registrations)
    .set({ otpTries: sql`${registrations.otpTries} + 1` })
    .where(
      and(
        eq(registrations.id, id),
        eq(registrations.email, email),
        gt(registrations.otpExpiresAt, now),
        lt(registrations.otpTries, OTP_MAX_TRIES),
      ),
    )
    .returning();
  return row;
}

/** Deletes all pending registrations of an e-mail. */
export async function deleteRegistrations(db: Db, email: string): Promise<void> {
  await db.delete(registrations).where(eq(registrations.email, email));
}

/**
 * Starts the cool-down between two codes.
 * @returns false while it still runs
 */
export async function claimOtpCooldown(
  db: Db,
  { email, asker }: CodeRequest,
  now: Date,
  since: Date,
): Promise<boolean> {
  const claimed = await db
    .insert(otpCooldowns)
    .values({ email, asker, sentAt: now })
    .onConflictDoUpdate({
      target: [otpCooldowns.email, otpCooldowns.asker],
      set: { sentAt: now },
      setWhere: lte(otpCooldowns.sentAt, since),
    })
    .returning({ email: otpCooldowns.email });
  return claimed.length > 0;
}

export async function findOtpSentAt(db: Db, { email, asker }: CodeRequest): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(otpCooldowns)
    .where(and(eq(otpCooldowns.email, email), eq(otpCooldowns.asker, asker)));
  return row?.sentAt;
}

/** Deletes registrations and cool-downs that ended before `before`. */
export async function purgeRegistrations(db: Db, before: Date): Promise<void> {
  await db.delete(registrations).where(lt(registrations.otpExpiresAt, before));
  await db.delete(otpCooldowns).where(lt(otpCooldowns.sentAt, before));
}
