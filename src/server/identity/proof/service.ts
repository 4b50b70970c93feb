import { PROOF_LIFETIME } from '#domain/identity/limits.ts';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { findUser } from '../accounts/repository.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { fieldError } from '../profile/field-error.ts';
import { noteProof } from '../sessions/repository.ts';

/**
 * Re-authenticates by password: dangerous operations are allowed in this session for ten minutes.
 * @returns until when
 * @throws ShopError CURRENT_PASSWORD_WRONG
 */
export async function proveByPassword(shop: Shop, actor: Actor, password: string): Promise<Date> {
  const user = await findUser(shop.db, asId<UserId>(actor.id));
  if (user === undefined) throw new ShopError('NO_SESSION');
  if (!(await isPassword(password, user.passwordHash)))
    throw fieldError('CURRENT_PASSWORD_WRONG', 'password');
  return recordProof(shop, actor);
}

/**
 * Records that the user just proved her identity, by password or passkey.
 * @returns until when it counts
 */
export async function recordProof(shop: Shop, { sessionId }: Actor): Promise<Date> {
  const now = shop.clock.now();
  await noteProof(shop.db, asId<SessionId>(sessionId), now);
  return after(now, PROOF_LIFETIME);
}
