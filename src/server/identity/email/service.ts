import { OTP_LIFETIME, OTP_MAX_TRIES } from '#domain/identity/limits.ts';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { after } from '#domain/kernel/time.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { inTx, isUniqueViolation, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { deleteDoneMails } from '#server/platform/mail/repository.ts';
import type { Shop } from '#server/shop.ts';
import { emailChangedMail, newEmailMail } from '../mails.vi.ts';
import { checkCanMail } from '../policy.ts';
import { claimOtp, sentAt, type OtpSent } from '../registration/otp.ts';
import { mayMail } from '../registration/mail-allowance.ts';
import { CODE_MAILS, EMAIL_CHANGES_A_DAY, EMAIL_GUESSES_A_DAY } from '../rates.ts';
import { fieldError } from '../profile/field-error.ts';
import { findUser, findUserByEmail, lockUser, updateUser, type UserRow } from '../accounts/repository.ts';
import { voidResetTokens } from '../passwords/repository.ts';
import {
  countEmailTry,
  deleteEmailChange,
  findEmailChange,
  putEmailChange,
  type EmailChangeRow,
} from './repository.ts';
import { findActiveSession } from '../sessions/repository.ts';
import { isSame } from '../sessions/secrets.ts';
import { newOtp, otpHash } from '../registration/otp-hash.ts';

/** A new address that a user requested; `goesOut` is false when its mailbox has had enough codes today. */
export type EmailRequest = { email: string; goesOut: boolean };

/**
 * Checks a requested address and counts it as one of the user's changes of the day.
 * @throws ShopError EMAIL_TAKEN, RATE_LIMITED, MAIL_NOT_SET_UP
 */
export async function requestEmailChange(shop: Shop, userId: UserId, email: string): Promise<EmailRequest> {
  checkCanMail(shop);
  if (await findUserByEmail(shop.db, email)) throw fieldError('EMAIL_TAKEN', 'email');
  return wantCode(shop, userId, email);
}

async function wantCode(shop: Shop, userId: UserId, email: string): Promise<EmailRequest> {
  await shop.limits.use(EMAIL_CHANGES_A_DAY, userId);
  return { email, goesOut: await mayMail(shop.limits, CODE_MAILS, { email, asker: userId }) };
}

/**
 * Stores a new address as pending and mails its code; replaces one that was pending before.
 * @throws ShopError OTP_COOLDOWN
 */
export async function startEmailChange(
  shop: Shop,
  tx: Tx,
  { id: userId, name }: Pick<UserRow, 'id' | 'name'>,
  { email, goesOut }: EmailRequest,
  now: Date,
): Promise<OtpSent> {
  await claimOtp(tx, { email, asker: userId }, now);
  const otp = newOtp();
  await putEmailChange(tx, {
    userId,
    email,
    otpHash: hashOf(shop, { userId, email }, otp),
    // A code that no mail contains could only be guessed.
    otpExpiresAt: goesOut ? after(now, OTP_LIFETIME) : now,
    sentAt: now,
  });
  const posting = { awaitedUntil: after(now, OTP_LIFETIME), about: `new-email:${userId}` };
  if (goesOut)
    await shop.mail.queue(tx, newEmailMail(shop.settings.current(), { email, name }, otp), posting);
  return sentAt(email, now);
}

/** The pending address, even after its code has expired: another can be sent. */
export async function pendingEmail(shop: Shop, actor: Actor): Promise<OtpSent | null> {
  const change = await findEmailChange(shop.db, asId<UserId>(actor.id));
  return change === undefined ? null : sentAt(change.email, change.sentAt);
}

/**
 * Sends another code to the pending address.
 * @throws ShopError NOT_FOUND, OTP_COOLDOWN, RATE_LIMITED
 */
export async function resendEmailOtp(shop: Shop, actor: Actor): Promise<OtpSent> {
  const id = asId<UserId>(actor.id);
  const change = await findEmailChange(shop.db, id);
  if (change === undefined) throw new ShopError('NOT_FOUND');
  const wish = await wantCode(shop, id, change.email);
  const { name } = actor;
  return inTx(shop.db, (tx) => startEmailChange(shop, tx, { id, name }, wish, shop.clock.now()));
}

/** Drops the pending address. */
export async function cancelEmailChange(shop: Shop, actor: Actor): Promise<void> {
  await deleteEmailChange(shop.db, asId<UserId>(actor.id));
}

/**
 * Makes the pending address the account's, and notifies the old one by mail. Password-reset links already mailed become void.
 * @throws ShopError OTP_INVALID, OTP_EXHAUSTED, EMAIL_TAKEN when another user took it meanwhile, RATE_LIMITED,
 *   NO_SESSION
 */
export async function confirmEmail(shop: Shop, actor: Actor, otp: string): Promise<UserRow> {
  const id = asId<UserId>(actor.id);
  await shop.limits.use(EMAIL_GUESSES_A_DAY, id);
  const now = shop.clock.now();
  const changed = await inTx(shop.db, async (tx) => {
    await lockUser(tx, id);
    // A session that a new password has ended meanwhile takes no account along.
    if (!(await findActiveSession(tx, asId<SessionId>(actor.sessionId), now))) return refuse('NO_SESSION');
    // Refusals are values: a thrown one would roll back the counted try.
    const change = await guess(tx, shop, id, otp, now);
    return change.ok ? take(tx, shop, change.value, now) : change;
  });
  if (!changed.ok) throw new ShopError(changed.why);
  return changed.value;
}

async function guess(
  tx: Tx,
  shop: Shop,
  id: UserId,
  otp: string,
  now: Date,
): Promise<Result<EmailChangeRow, ErrorCode>> {
  const change = await countEmailTry(tx, id, now);
  if (change === undefined) {
    const spent = await findEmailChange(tx, id);
    const exhausted = spent !== undefined && spent.otpTries >= OTP_MAX_TRIES && spent.otpExpiresAt > now;
    return refuse(exhausted ? 'OTP_EXHAUSTED' : 'OTP_INVALID');
  }
  if (isSame(change.otpHash, hashOf(shop, change, otp))) return ok(change);
  return refuse(change.otpTries >= OTP_MAX_TRIES ? 'OTP_EXHAUSTED' : 'OTP_INVALID');
}

async function take(
  tx: Tx,
  shop: Shop,
  { userId, email }: EmailChangeRow,
  now: Date,
): Promise<Result<UserRow, ErrorCode>> {
  await deleteEmailChange(tx, userId);
  if (await findUserByEmail(tx, email)) return refuse('EMAIL_TAKEN');
  const before = await findUser(tx, userId);
  const user = await updateUser(tx, userId, { email, updatedAt: now }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ShopError('EMAIL_TAKEN') : error;
  });
  if (before === undefined || user === undefined) throw new ShopError('NO_SESSION');
  await voidResetTokens(tx, userId, now);
  // Nothing of the shop names the former address any more but this letter.
  await deleteDoneMails(tx, before.email);
  const about = { about: `account:${userId}`, kind: 'event' } as const;
  await shop.mail.queue(tx, emailChangedMail(shop.settings.current(), before, email), about);
  return ok(user);
}

/** Bound to the user and the address, so that a code is valid for nothing else. */
function hashOf({ secret }: Shop, { userId, email }: Pick<EmailChangeRow, 'userId' | 'email'>, otp: string) {
  return otpHash(secret, `${userId} ${email}`, otp);
}
