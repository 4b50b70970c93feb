import { RESET_LINK_LIFETIME } from '#domain/identity/limits.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { mayMail } from '../registration/mail-allowance.ts';
import { RESET_MAILS } from '../rates.ts';
import { passwordChangedMail, resetMail } from '../mails.vi.ts';
import { checkCanMail } from '../policy.ts';
import { hashPassword } from './password-hash.ts';
import { findUserByEmail, lockUser, updateUser } from '../accounts/repository.ts';
import { findResetOwner, insertResetToken, useResetToken, voidResetTokens } from './repository.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import { endSessionsOf } from '../sessions/repository.ts';

/** Job that mails a link to a new password. */
export const SEND_RESET_LINK = 'identity.send-reset-link';
/** The mail's id lets a retried job see that the mail was already written. */
export type ResetRequest = { email: string; mailId?: string };

/**
 * Takes the same path for every e-mail: a worker finds out later whether it has an account.
 * @throws ShopError MAIL_NOT_SET_UP
 */
export async function requestReset(shop: Shop, email: string, network: string): Promise<void> {
  checkCanMail(shop);
  if (!(await mayMail(shop.limits, RESET_MAILS, { email, asker: network }))) return;
  const mailId = newId<string>(shop.clock.now());
  await shop.jobs.send(shop.db, SEND_RESET_LINK, { email, mailId } satisfies ResetRequest);
}

/** The worker's part of `requestReset`. Earlier links stay valid, because mails may arrive out of order. */
export async function sendResetLink(
  shop: Shop,
  { email, mailId }: ResetRequest,
  siteUrl: string,
): Promise<void> {
  const user = await findUserByEmail(shop.db, email);
  if (user === undefined || user.disabledAt !== null) return;
  const token = newSecret();
  const link = new URL('/reset-password', siteUrl);
  link.search = new URLSearchParams({ token, email }).toString();
  await inTx(shop.db, async (tx) => {
    if (mailId !== undefined && (await shop.mail.isQueued(tx, mailId))) return;
    // An address that she has just given up opens her account no more.
    if ((await lockUser(tx, user.id))?.email !== user.email) return;
    const expiresAt = after(shop.clock.now(), RESET_LINK_LIFETIME);
    await insertResetToken(tx, { hash: hashOf(token), userId: user.id, expiresAt });
    const mail = resetMail(shop.settings.current(), user, link.href);
    await shop.mail.queue(tx, mail, { awaitedUntil: expiresAt, id: mailId });
  });
}

type Link = { email: string; token: string };

/** @throws ShopError RESET_LINK_INVALID */
export async function checkResetLink(shop: Shop, link: Link): Promise<void> {
  await ownerOf(shop, link);
}

/**
 * Sets a new password and ends every session, including those of anyone who knew the old one.
 * @throws ShopError RESET_LINK_INVALID
 */
export async function resetPassword(
  shop: Shop,
  { newPassword, ...link }: Link & { newPassword: string },
): Promise<void> {
  const userId = await ownerOf(shop, link);
  const passwordHash = await hashPassword(newPassword);
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    if (!(await useResetToken(tx, hashOf(link.token), now))) throw new ShopError('RESET_LINK_INVALID');
    await voidResetTokens(tx, userId, now);
    const user = await updateUser(tx, userId, { passwordHash, updatedAt: now });
    await endSessionsOf(tx, userId, { except: null, now });
    if (user) await shop.mail.queue(tx, passwordChangedMail(shop.settings.current(), user));
  });
  shop.events.publish('session.ended', { userId, sessionId: null });
}

async function ownerOf(shop: Shop, { email, token }: Link): Promise<UserId> {
  const owner = await findResetOwner(shop.db, { hash: hashOf(token), email, now: shop.clock.now() });
  if (owner === undefined) throw new ShopError('RESET_LINK_INVALID');
  return owner;
}
