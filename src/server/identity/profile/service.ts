import type { z } from 'zod';
import type { SavedAddress, UpdateProfileBody } from '#contract/http/identity.ts';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { soundsLikeStaff } from '#domain/identity/staff-names.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { findUser, lockUser, type NewUser, updateUser, type UserRow } from '../accounts/repository.ts';
import { deleteAvatar } from '../avatar/service.ts';
import { startEmailChange, requestEmailChange } from '../email/service.ts';
import { passwordChangedMail } from '../mails.vi.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.ts';
import { voidResetTokens } from '../passwords/repository.ts';
import { endSessionsOf } from '../sessions/repository.ts';
import { nationalFormat } from './phone.ts';
import { checkPlace } from './place.ts';
import { fieldError } from './field-error.ts';

type Change = z.output<typeof UpdateProfileBody>;

/** @throws ShopError NO_SESSION when the user has been deleted meanwhile */
export async function getProfile(shop: Shop, actor: Actor): Promise<UserRow> {
  const user = await findUser(shop.db, asId<UserId>(actor.id));
  if (user === undefined) throw new ShopError('NO_SESSION');
  return user;
}

/**
 * Changes the given fields. A new password or e-mail needs the current password. A new password ends every other session and is
 * announced by mail; a new e-mail takes effect once the code sent to it is entered (`email/service.ts`).
 * @throws ShopError CURRENT_PASSWORD_MISSING, CURRENT_PASSWORD_WRONG, EMAIL_TAKEN, NAME_RESERVED, OTP_COOLDOWN, RATE_LIMITED,
 * MAIL_NOT_SET_UP, INVALID_INPUT for a picture that is not the user's own
 */
export async function updateProfile(shop: Shop, actor: Actor, change: Change): Promise<UserRow> {
  const before = await getProfile(shop, actor);
  const newEmail = change.email === before.email ? undefined : change.email;
  const { password, name } = change;
  const renamed = before.role === 'customer' && name !== before.name ? name : undefined;
  if (renamed !== undefined && soundsLikeStaff(renamed, shop.settings.current().name))
    throw fieldError('NAME_RESERVED', 'name');
  const isProved = newEmail !== undefined || password !== undefined;
  if (isProved) await proveIdentity(before, change.currentPassword);
  const wish = newEmail === undefined ? undefined : await requestEmailChange(shop, before.id, newEmail);
  const avatar = chosenAvatar(before, change);

  for (const [at, address] of (change.addresses ?? []).entries()) {
    await checkPlace(address, `addresses.${at}`);
  }

  const now = shop.clock.now();
  const values: Partial<NewUser> = {
    ...given({ name: change.name, gender: change.gender, avatar }),
    ...(change.addresses && { addresses: withOneDefault(change.addresses) }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
  };
  const { user, ended } = await inTx(shop.db, async (tx) => {
    if (isProved) await checkStillProved(tx, before);
    const saved = await updateUser(tx, before.id, { ...values, updatedAt: now });
    if (saved === undefined) throw new ShopError('NO_SESSION');
    if (avatar === null) await deleteAvatar(shop, tx, before.avatar);
    if (wish !== undefined) await startEmailChange(shop, tx, saved, wish, now);
    if (password === undefined) return { user: saved, ended: [] };
    await voidResetTokens(tx, saved.id, now);
    await shop.mail.queue(tx, passwordChangedMail(shop.settings.current(), saved));
    const except = asId<SessionId>(actor.sessionId);
    return { user: saved, ended: await endSessionsOf(tx, saved.id, { except, now }) };
  });
  for (const sessionId of ended) shop.events.publish('session.ended', { userId: user.id, sessionId });
  return user;
}

async function proveIdentity(user: UserRow, currentPassword: string | undefined): Promise<void> {
  if (!currentPassword) throw fieldError('CURRENT_PASSWORD_MISSING', 'currentPassword');
  const proved = await isPassword(currentPassword, user.passwordHash);
  if (!proved) throw fieldError('CURRENT_PASSWORD_WRONG', 'currentPassword');
}

/** The password that was just checked may have been replaced since, by its owner from a mailed link: that one stays. */
async function checkStillProved(tx: Tx, { id, passwordHash }: UserRow): Promise<void> {
  const user = await lockUser(tx, id);
  if (user?.passwordHash !== passwordHash) throw fieldError('CURRENT_PASSWORD_WRONG', 'currentPassword');
}

/**
 * The profile may keep its picture or drop it; a new one comes only through the upload, so that no page ever loads a picture from
 * a foreign URL.
 * @returns undefined when it stays
 */
function chosenAvatar(user: UserRow, { avatar, profile_image }: Change): null | undefined {
  const chosen = avatar === undefined ? profile_image : avatar;
  if (chosen === undefined || chosen === user.avatar) return undefined;
  if (chosen === null || chosen === '') return null;
  throw fieldError('INVALID_INPUT', 'avatar');
}

function withOneDefault(addresses: z.output<typeof SavedAddress>[]) {
  const chosen = Math.max(
    0,
    addresses.findIndex((address) => address.isDefault),
  );
  return addresses.map((address, position) => ({
    ...address,
    phone: nationalFormat(address.phone),
    isDefault: position === chosen,
  }));
}

function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
