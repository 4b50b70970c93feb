import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { continueRegistration } from '../registration/service.ts';
import { findUserByEmail, lockUser, type UserRow } from '../accounts/repository.ts';
import { asksForPasskeys } from '../passkeys/party.ts';
import { spendRecoveryCode } from '../passkeys/recovery-codes.ts';
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
  await checkSecondFactor(shop, user, recoveryCode);
  return { signedIn: await openSessionFor(shop, user, { remember, from, isKnownDevice }) };
}

/**
 * Opens a session for an authenticated user. A sign-in from an unknown browser is announced by mail, except the account's very
 * first; for staff without a passkey the first sign-in starts the period in which they must add one.
 */
export async function openSessionFor(
  shop: Shop,
  user: UserRow,
  { remember, from, isKnownDevice }: Pick<Attempt, 'remember' | 'from' | 'isKnownDevice'>,
): Promise<SignedIn> {
  const now = shop.clock.now();
  const isNew = !isKnownDevice && user.signedInAt !== null;
  const isTold = isNew && (await shop.limits.count(DEVICE_MAILS, user.id)).isWithin;
  const opened = await inTx(shop.db, async (tx) => {
    await checkUnchanged(tx, user);
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
 * @throws ShopError PASSKEY_NEEDED, RECOVERY_CODE_WRONG
 */
async function checkSecondFactor(shop: Shop, user: UserRow, code: string | undefined): Promise<void> {
  if (user.role === 'customer' || user.passkeySince === null) return;
  if (code === undefined || code === '') throw new ShopError('PASSKEY_NEEDED');
  if (!(await spendRecoveryCode(shop.db, shop.secret, user.id, code)))
    throw fieldError('RECOVERY_CODE_WRONG', 'recoveryCode');
}

function isAskedFirst({ config }: Shop, { role, passkeySince, passkeyAskedAt }: UserRow): boolean {
  const isWithout = passkeySince === null && passkeyAskedAt === null;
  return isWithout && role !== 'customer' && asksForPasskeys(config);
}
