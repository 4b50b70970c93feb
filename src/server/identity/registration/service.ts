import { createHmac } from 'node:crypto';
import { OTP_LIFETIME, OTP_MAX_TRIES, OTP_RESEND_COOLDOWN } from '#domain/identity/limits.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { after } from '#domain/kernel/time.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { otpMail } from '../mails.vi.ts';
import { claimOtp, sentAt, type OtpSent } from './otp.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { findUserByEmail, insertUser, type UserRow } from '../accounts/repository.ts';
import {
  claimOtpCooldown,
  countOtpTry,
  deleteRegistration,
  findRegistration,
  putRegistration,
  renewOtp,
  type RegistrationRow,
} from './repository.ts';
import { isSame } from '../sessions/secrets.ts';
import { newOtp, otpHash } from './otp-hash.ts';
import { openSession, signedIn, type SignedIn } from '../sessions/service.ts';

/** Asks a worker to send a registration a new code. */
export const SEND_OTP = 'identity.send-otp';

type Registration = { name: string; email: string; password: string };

/**
 * Keeps a registration until its code is typed, and mails the code. An older one of the same e-mail is replaced.
 * @returns what was sent, and a mark of this registration for the browser that made it
 * @throws ShopError EMAIL_TAKEN, OTP_COOLDOWN
 */
export async function register(
  shop: Shop,
  { name, email, password }: Registration,
): Promise<OtpSent & { mark: string }> {
  if (await findUserByEmail(shop.db, email)) throw new ShopError('EMAIL_TAKEN');
  const passwordHash = await hashPassword(password);
  const now = shop.clock.now();
  const id = newId<string>(now);
  const otp = newOtp();
  await inTx(shop.db, async (tx) => {
    await claimOtp(tx, email, now);
    await putRegistration(tx, {
      email,
      id,
      name,
      passwordHash,
      createdAt: now,
      ...sealed(shop, email, otp, now),
    });
    await shop.mail.queue(tx, otpMail({ email, name }, otp));
  });
  return { ...sentAt(email, now), mark: markOf(shop.secret, email, id) };
}

/**
 * Has a new code sent. Whether anybody waits for one is found out later by a worker: answer and work here are the
 * same for every e-mail.
 * @throws ShopError OTP_COOLDOWN
 */
export async function resendOtp(shop: Shop, email: string): Promise<OtpSent> {
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    await claimOtp(tx, email, now);
    await shop.jobs.send(tx, SEND_OTP, { email });
  });
  return sentAt(email, now);
}

/** The worker's part of `resendOtp`. */
export async function sendOtp(shop: Shop, email: string): Promise<void> {
  const otp = newOtp();
  await inTx(shop.db, async (tx) => {
    const registration = await renewOtp(tx, email, sealed(shop, email, otp, shop.clock.now()));
    if (registration) await shop.mail.queue(tx, otpMail(registration, otp));
  });
}

/** For whoever proved a pending registration's password: a new code if none was sent just now, and its mark. */
export async function continueRegistration(
  shop: Shop,
  { email, id }: RegistrationRow,
): Promise<{ mark: string }> {
  const now = shop.clock.now();
  const free = await claimOtpCooldown(shop.db, email, now, after(now, -OTP_RESEND_COOLDOWN));
  if (free) await sendOtp(shop, email);
  return { mark: markOf(shop.secret, email, id) };
}

/**
 * Makes the registration a user and signs it in.
 * @param attempt.mark what `register` gave to this browser, if it still has it
 * @throws ShopError OTP_INVALID, OTP_EXHAUSTED, EMAIL_TAKEN, REGISTRATION_REPLACED
 */
export async function verifyOtp(
  shop: Shop,
  attempt: { email: string; otp: string; mark: string | undefined },
): Promise<SignedIn> {
  const now = shop.clock.now();
  const verified = await inTx(shop.db, async (tx) => {
    // Refusals are values: a thrown one would roll the counted try back.
    const registration = await guess(tx, shop, attempt, now);
    if (!registration.ok) return registration;
    const user = await become(tx, registration.value, now);
    if (user === undefined) return refuse('EMAIL_TAKEN');
    const opened = await openSession(tx, { userId: user.id, remembered: false, now });
    return ok({ user, opened });
  });
  if (!verified.ok) throw new ShopError(verified.why);
  return signedIn(shop, verified.value.user, verified.value.opened);
}

async function guess(
  tx: Tx,
  shop: Shop,
  { email, otp, mark }: { email: string; otp: string; mark: string | undefined },
  now: Date,
): Promise<Result<RegistrationRow, ErrorCode>> {
  const registration = await countOtpTry(tx, email, now);
  if (registration === undefined) {
    const spent = await findRegistration(tx, email);
    const exhausted = spent !== undefined && spent.otpTries >= OTP_MAX_TRIES && spent.otpExpiresAt > now;
    return refuse(exhausted ? 'OTP_EXHAUSTED' : 'OTP_INVALID');
  }
  if (!isSame(registration.otpHash, otpHash(shop.secret, email, otp))) {
    return refuse(registration.otpTries >= OTP_MAX_TRIES ? 'OTP_EXHAUSTED' : 'OTP_INVALID');
  }
  return wasReplaced(shop.secret, registration, mark) ? refuse('REGISTRATION_REPLACED') : ok(registration);
}

async function become(tx: Tx, registration: RegistrationRow, now: Date): Promise<UserRow | undefined> {
  const { email, name, passwordHash } = registration;
  await deleteRegistration(tx, email);
  return insertUser(tx, {
    id: newId<UserId>(now),
    email,
    name,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Anybody may register anybody's e-mail, so a stranger could replace a waiting registration by one with a password of
 * his own and let the owner of the mailbox confirm it. A browser that registered this e-mail itself notices: the mark
 * it holds is of the same e-mail, but of another registration.
 */
function wasReplaced(key: Uint8Array, { email, id }: RegistrationRow, mark: string | undefined): boolean {
  if (mark === undefined) return false;
  const [ofEmail] = markOf(key, email, id).split('.');
  return mark.startsWith(`${ofEmail}.`) && mark !== markOf(key, email, id);
}

function markOf(key: Uint8Array, email: string, id: string): string {
  return `${createHmac('sha256', key).update(`registration:${email}`).digest('base64url')}.${id}`;
}

function sealed(shop: Shop, email: string, otp: string, now: Date) {
  return { otpHash: otpHash(shop.secret, email, otp), otpExpiresAt: after(now, OTP_LIFETIME) };
}
