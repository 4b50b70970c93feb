import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { continueRegistration } from '../registration/service.ts';
import { findUserByEmail, lockUser, type UserRow } from '../accounts/repository.ts';
import { asksForPasskeys } from '../passkeys/party.ts';
import { isRecoveryCode, spendRecoveryCode } from '../passkeys/recovery-codes.ts';
import { notePasskeyAsked } from '../passkeys/repository.ts';
import { fieldError } from '../profile/field-error.ts';
import { findRegistration } from '../registration/repository.ts';
import { DEVICE_MAILS } from '../rates.ts';
import { newDeviceMail } from '../mails.vi.ts';
import { openSession, signedIn, type SessionOrigin, type SignedIn } from './service.ts';

type Attempt = {
  email: string;
  password: string;
  remember: boolean;
  from: SessionOrigin;
  /** Whether this account signed in from that browser before. */
  isKnownDevice: boolean;
  /** The token that `register` set in this browser before, if any. */
  registrationToken: string | undefined;
  /** Replaces the passkey, for staff who have one. */
  recoveryCode?: string | undefined;
};
/** Signed in, or the right password of an e-mail that is not verified yet: its code was sent. */
export type LoginOutcome = { signedIn: SignedIn } | { registrationToken: string };

/** @throws ShopError LOGIN_FAILED (the same for a wrong e-mail), ACCOUNT_DISABLED, PASSKEY_NEEDED, RECOVERY_CODE_WRONG */
export async function logIn(
  shop: Shop,
  { email, password, remember, from, isKnownDevice, registrationToken, recoveryCode }: Attempt,
): Promise<LoginOutcome> {
  const [user, registration] = await Promise.all([
    findUserByEmail(shop.db, email),
    findRegistration(shop.db, email),
  ]);
  const known = user ?? registration;
  const proved = await isPassword(password, known?.passwordHash);
  if (!proved) throw new ShopError('LOGIN_FAILED');
  if (user === undefined) {
    if (registration === undefined) throw new ShopError('LOGIN_FAILED');
    return continueRegistration(shop, registration, { network: from.network, registrationToken });
  }
  checkOpen(user);
  const spend = await secondFactor(shop, user, recoveryCode);
  return { signedIn: await openSessionFor(shop, user, { remember, from, isKnownDevice }, spend) };
}

/**
 * Opens a session for an authenticated user. A sign-in from an unknown browser is announced by mail, except the account's very
 * first; for staff without a passkey the first sign-in starts the period in which they must add one.
 * @param spend consumes what can be used only once, in the transaction that opens the session
 */
export async function openSessionFor(
  shop: Shop,
  user: UserRow,
  { remember, from, isKnownDevice }: Pick<Attempt, 'remember' | 'from' | 'isKnownDevice'>,
  spend?: (tx: Tx) => Promise<void>,
): Promise<SignedIn> {
  const now = shop.clock.now();
  const isNew = !isKnownDevice && user.signedInAt !== null;
  const isTold = isNew && (await shop.limits.count(DEVICE_MAILS, user.id)).isWithin;
  const opened = await inTx(shop.db, async (tx) => {
    await checkUnchanged(tx, user);
    await spend?.(tx);
    if (isTold) await shop.mail.queue(tx, newDeviceMail(shop.settings.current(), user, { ...from, at: now }));
    if (isAskedFirst(shop, user)) await notePasskeyAsked(tx, user.id, now);
    return openSession(tx, { userId: user.id, remembered: remember, from, now });
  });
  return signedIn(shop, user, opened);
}

/**
 * A new password, or the closing of the account, ends all sessions: a sign-in that was checked just before must not open one just
 * after.
 * @throws ShopError LOGIN_FAILED, ACCOUNT_DISABLED
 */
async function checkUnchanged(tx: Tx, { id, passwordHash }: UserRow): Promise<void> {
  const user = await lockUser(tx, id);
  if (user?.passwordHash !== passwordHash) throw new ShopError('LOGIN_FAILED');
  checkOpen(user);
}

/** @throws ShopError ACCOUNT_DISABLED */
export function checkOpen({ disabledAt }: UserRow): void {
  if (disabledAt !== null) throw new ShopError('ACCOUNT_DISABLED');
}

/**
 * For staff with a passkey a password alone is not enough.
 * @returns a function that consumes the recovery code: a sign-in that comes to nothing leaves it valid
 * @throws ShopError PASSKEY_NEEDED, RECOVERY_CODE_WRONG
 */
async function secondFactor(
  { db, secret }: Shop,
  { id, role, passkeySince }: UserRow,
  code: string | undefined,
): Promise<((tx: Tx) => Promise<void>) | undefined> {
  if (role === 'customer' || passkeySince === null) return undefined;
  if (code === undefined || code === '') throw new ShopError('PASSKEY_NEEDED');
  const wrong = fieldError('RECOVERY_CODE_WRONG', 'recoveryCode');
  if (!(await isRecoveryCode(db, secret, id, code))) throw wrong;
  return async (tx) => {
    if (!(await spendRecoveryCode(tx, secret, id, code))) throw wrong;
  };
}

function isAskedFirst({ config }: Shop, { role, passkeySince, passkeyAskedAt }: UserRow): boolean {
  const isWithout = passkeySince === null && passkeyAskedAt === null;
  return isWithout && role !== 'customer' && asksForPasskeys(config);
}
