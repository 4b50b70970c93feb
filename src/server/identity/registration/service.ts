import { createHmac } from 'node:crypto';
import { OTP_LIFETIME, OTP_MAX_TRIES, OTP_RESEND_COOLDOWN } from '#domain/identity/limits.ts';
import { soundsLikeStaff } from '#domain/identity/staff-names.ts';
import { isUuid, type UserId } from '#domain/kernel/ids.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { after } from '#domain/kernel/time.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { SendOptions } from '#server/platform/mail/outbox.ts';
import type { Shop } from '#server/shop.ts';
import { mayMail } from './mail-allowance.ts';
import { fieldError } from '../profile/field-error.ts';
import { otpMail } from '../mails.vi.ts';
import { CODE_MAILS, OTP_A_DAY } from '../rates.ts';
import { claimOtp, sentAt, type OtpSent } from './otp.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { findUserByEmail, insertUser, type UserRow } from '../accounts/repository.ts';
import {
  claimOtpCooldown,
  countOtpTry,
  deleteRegistrations,
  findRegistration,
  insertRegistration,
  listRegistrations,
  renewOtp,
  type RegistrationRow,
} from './repository.ts';
import { isSame } from '../sessions/secrets.ts';
import { checkCanMail } from '../policy.ts';
import { newOtp, otpHash } from './otp-hash.ts';
import { openSession, signedIn, type SessionOrigin, type SignedIn } from '../sessions/service.ts';

/** Job that mails a new code for a registration. */
export const SEND_OTP = 'identity.send-otp';
/** A code for one registration. The mail's id lets a retried job see that the mail was already written. */
export type CodeRequest = { email: string; id: string; mailId?: string };

type Registration = { name: string; email: string; password: string };
/** The source of a request: its network, and the token that `register` set in this browser before, if any. */
type Asker = { network: string; registrationToken: string | undefined };

/**
 * Stores a registration until its code is entered, and mails the code. Pending registrations of other browsers stay.
 * @returns the sent code's times, and a token that identifies this registration to its browser
 * @throws ShopError NAME_RESERVED, EMAIL_TAKEN, OTP_COOLDOWN, MAIL_NOT_SET_UP
 */
export async function register(
  shop: Shop,
  { name, email, password }: Registration,
  network: string,
): Promise<OtpSent & { registrationToken: string }> {
  checkCanMail(shop);
  if (soundsLikeStaff(name, shop.settings.current().name)) throw fieldError('NAME_RESERVED', 'name');
  if (await findUserByEmail(shop.db, email)) throw new ShopError('EMAIL_TAKEN');
  const passwordHash = await hashPassword(password);
  const now = shop.clock.now();
  const id = newId<string>(now);
  const otp = newOtp();
  await claimOtp(shop.db, { email, asker: network }, now);
  const goesOut = await mayMail(shop.limits, CODE_MAILS, { email, asker: network });
  await inTx(shop.db, async (tx) => {
    await insertRegistration(tx, {
      email,
      id,
      name,
      passwordHash,
      createdAt: now,
      ...sealed(shop, email, otp, now, goesOut),
    });
    const mail = otpMail(shop.settings.current(), { email, name }, otp);
    if (goesOut) await shop.mail.queue(tx, mail, awaited(id, now));
  });
  return { ...sentAt(email, now), registrationToken: registrationTokenOf(shop.secret, email, id) };
}

/**
 * Requests a new code, also for a browser that did not register. A worker finds out later whether a registration is pending:
 * response and work here are the same for every e-mail.
 * @returns the sent code's times, and the token under which its tries are counted
 * @throws ShopError OTP_COOLDOWN, MAIL_NOT_SET_UP
 */
export async function resendOtp(
  shop: Shop,
  email: string,
  { network, registrationToken }: Asker,
): Promise<OtpSent & { registrationToken: string }> {
  checkCanMail(shop);
  const now = shop.clock.now();
  await claimOtp(shop.db, { email, asker: network }, now);
  const id = idOf(shop.secret, email, registrationToken) ?? newId<string>(now);
  if (await mayMail(shop.limits, CODE_MAILS, { email, asker: network }))
    await shop.jobs.send(shop.db, SEND_OTP, { email, id, mailId: newId<string>(now) } satisfies CodeRequest);
  return { ...sentAt(email, now), registrationToken: registrationTokenOf(shop.secret, email, id) };
}

/** The worker's part of `resendOtp`: a browser without a registration of its own continues the newest. */
export async function sendOtp(shop: Shop, { email, id, mailId }: CodeRequest): Promise<void> {
  const otp = newOtp();
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    if (mailId !== undefined && (await shop.mail.isQueued(tx, mailId))) return;
    const code = sealed(shop, email, otp, now);
    const own = await renewOtp(tx, { email, id }, code);
    const waiting = own ?? (await findRegistration(tx, email));
    if (waiting === undefined) return;
    if (own === undefined) {
      await insertRegistration(tx, { ...waiting, ...code, id, otpTries: 0, isContinued: true });
    }
    await shop.mail.queue(tx, otpMail(shop.settings.current(), waiting, otp), awaited(id, now, mailId));
  });
}

/**
 * After a login with a pending registration's password: sends a new code unless one was sent just now.
 * @returns the registration's token for this browser
 */
export async function continueRegistration(
  shop: Shop,
  registration: RegistrationRow,
  { network, registrationToken }: Asker,
): Promise<{ registrationToken: string }> {
  const now = shop.clock.now();
  const { email } = registration;
  const known = idOf(shop.secret, email, registrationToken);
  const own = (await listRegistrations(shop.db, email)).find(
    ({ id, passwordHash }) => id === known && passwordHash === registration.passwordHash,
  );
  const id = own?.id ?? newId<string>(now);
  if (own === undefined) {
    const unsent = sealed(shop, email, newOtp(), now, false);
    await insertRegistration(shop.db, { ...registration, ...unsent, id, otpTries: 0, isContinued: false });
  }
  const wish = { email, asker: network };
  const isFree = await claimOtpCooldown(shop.db, wish, now, after(now, -OTP_RESEND_COOLDOWN));
  if (isFree && (await mayMail(shop.limits, CODE_MAILS, wish))) await sendOtp(shop, { email, id });
  return { registrationToken: registrationTokenOf(shop.secret, email, id) };
}

type Attempt = { email: string; otp: string; registrationToken: string | undefined; from: SessionOrigin };

/**
 * Turns the registration into a user and signs her in.
 * @param attempt.registrationToken what this browser got with the code; without it nothing is checked or counted
 * @throws ShopError OTP_INVALID, OTP_EXHAUSTED, EMAIL_TAKEN, REGISTRATION_REPLACED
 */
export async function verifyOtp(
  shop: Shop,
  { email, otp, registrationToken, from }: Attempt,
): Promise<SignedIn> {
  const id = idOf(shop.secret, email, registrationToken);
  if (id === undefined) throw new ShopError('OTP_INVALID');
  const { isWithin } = await shop.limits.count(OTP_A_DAY, email);
  const now = shop.clock.now();
  const verified = await inTx(shop.db, async (tx) => {
    // Refusals are values: a thrown one would roll back the counted try.
    const registration = await guess(tx, shop, { id, email, otp, tries: isWithin ? OTP_MAX_TRIES : 1 }, now);
    if (!registration.ok) return registration;
    const user = await createAccount(tx, registration.value, now);
    if (user === undefined) return refuse('EMAIL_TAKEN');
    const opened = await openSession(tx, { userId: user.id, remembered: false, from, now });
    return ok({ user, opened });
  });
  if (!verified.ok) throw new ShopError(verified.why);
  return signedIn(shop, verified.value.user, verified.value.opened);
}

async function guess(
  tx: Tx,
  shop: Shop,
  { id, email, otp, tries }: { id: string; email: string; otp: string; tries: number },
  now: Date,
): Promise<Result<RegistrationRow, ErrorCode>> {
  const typed = otpHash(shop.secret, email, otp);
  const registration = await countOtpTry(tx, { id, email }, now);
  const all = await listRegistrations(tx, email);
  if (registration === undefined) {
    const spent = all.find((one) => one.id === id);
    const exhausted = spent !== undefined && spent.otpTries >= OTP_MAX_TRIES && spent.otpExpiresAt > now;
    return refuse(exhausted ? 'OTP_EXHAUSTED' : 'OTP_INVALID');
  }
  if (registration.otpTries > tries) return refuse('OTP_EXHAUSTED');
  const others = all.filter((one) => one.passwordHash !== registration.passwordHash);
  if (isSame(registration.otpHash, typed)) {
    // No password was typed in this browser, so with several pending registrations it is unclear which one she means.
    return registration.isContinued && others.length > 0 ? refuse('REGISTRATION_REPLACED') : ok(registration);
  }
  // The newest mail in her inbox may belong to another person's registration of her address.
  if (others.some((one) => isSame(one.otpHash, typed))) return refuse('REGISTRATION_REPLACED');
  return refuse(registration.otpTries >= OTP_MAX_TRIES ? 'OTP_EXHAUSTED' : 'OTP_INVALID');
}

async function createAccount(tx: Tx, registration: RegistrationRow, now: Date): Promise<UserRow | undefined> {
  const { email, name, passwordHash } = registration;
  await deleteRegistrations(tx, email);
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
 * The id of the registration that a browser's token names.
 * @returns undefined without a token, or with one of another e-mail
 */
function idOf(key: Uint8Array, email: string, registrationToken: string | undefined): string | undefined {
  const [ofEmail, id = ''] = registrationToken?.split('.') ?? [];
  const [own = ''] = registrationTokenOf(key, email, id).split('.');
  return ofEmail !== undefined && isSame(ofEmail, own) && isUuid(id) ? id : undefined;
}

function registrationTokenOf(key: Uint8Array, email: string, id: string): string {
  return `${createHmac('sha256', key).update(`registration:${email}`).digest('base64url')}.${id}`;
}

/** The code is awaited for as long as it is valid, and a newer one for the same registration replaces it. */
function awaited(id: string, now: Date, mailId?: string): SendOptions {
  return { awaitedUntil: after(now, OTP_LIFETIME), about: `registration:${id}`, id: mailId };
}

/** A code that no mail contains is expired from the start: it could only be guessed, once from each network that somebody has. */
function sealed(shop: Shop, email: string, otp: string, now: Date, goesOut = true) {
  return {
    otpHash: otpHash(shop.secret, email, otp),
    otpExpiresAt: goesOut ? after(now, OTP_LIFETIME) : now,
  };
}
