import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { continueRegistration } from '../registration/service.ts';
import { findUserByEmail } from '../accounts/repository.ts';
import { findRegistration } from '../registration/repository.ts';
import { openSession, signedIn, type SignedIn } from './service.ts';

type Attempt = { email: string; password: string; remember: boolean };
/** Signed in, or the right password of an e-mail that is not proved yet: its code was sent. */
export type LoginOutcome = { signedIn: SignedIn } | { mark: string };

/** @throws ShopError LOGIN_FAILED (the same for a wrong e-mail), ACCOUNT_DISABLED */
export async function logIn(
  shop: Shop,
  { email, password, remember }: Attempt,
  asker: Parameters<typeof continueRegistration>[2],
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
    return continueRegistration(shop, registration, asker);
  }
  if (user.disabledAt !== null) throw new ShopError('ACCOUNT_DISABLED');
  const now = shop.clock.now();
  const opened = await inTx(shop.db, (tx) => openSession(tx, { userId: user.id, remembered: remember, now }));
  return { signedIn: await signedIn(shop, user, opened) };
}
