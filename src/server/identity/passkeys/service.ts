import type { NewPasskeyBody, Passkeys } from '#contract/http/passkeys.ts';
import { deviceLook } from '#domain/identity/devices.ts';
import { passkeyDueAt, PASSKEYS_MAX } from '#domain/identity/passkeys.ts';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { findUser, lockUser, type UserRow } from '../accounts/repository.ts';
import { newPasskeyMail } from '../mails.vi.ts';
import { findActiveSession } from '../sessions/repository.ts';
import { checkNewPasskey, newPasskeyOptions } from './ceremony.ts';
import { asksForPasskeys, type Party } from './party.ts';
import { presentPasskey } from './present.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  countCodes,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  notePasskeySince,
  replaceCodes,
} from './repository.ts';

/** The user's passkeys, and whether one is asked for or required. */
export async function getPasskeys(shop: Shop, actor: Actor, party: Party | null): Promise<Passkeys> {
  const user = await getUser(shop, actor);
  const [passkeys, codesLeft] = await Promise.all([
    listPasskeys(shop.db, user.id),
    countCodes(shop.db, user.id),
  ]);
  const due = asksForPasskeys(shop.config) ? passkeyDueAt(user) : null;
  return {
    passkeys: passkeys.map(presentPasskey),
    codesLeft,
    isPossible: party !== null,
    ask: askOf(shop, user, due),
    due: due?.toISOString() ?? null,
  };
}

function askOf({ config, clock }: Shop, { role }: UserRow, due: Date | null): Passkeys['ask'] {
  if (role === 'customer' || config.demo) return 'no';
  // Shown only to admins, who can fix the configuration.
  if (!asksForPasskeys(config)) return role === 'admin' ? 'impossible' : 'no';
  if (due === null) return 'no';
  return due > clock.now() ? 'yes' : 'must';
}

/** @throws ShopError PASSKEYS_FULL */
export async function startPasskey(shop: Shop, actor: Actor, party: Party): Promise<Record<string, unknown>> {
  const user = await getUser(shop, actor);
  const known = await listPasskeys(shop.db, user.id);
  if (known.length >= PASSKEYS_MAX) throw new ShopError('PASSKEYS_FULL');
  return newPasskeyOptions(shop, party, user, known);
}

/**
 * Adds a passkey, and notifies by mail. The first one comes with recovery codes.
 * @returns the codes, to be shown once; empty for a further passkey
 * @throws ShopError PASSKEY_INVALID, PASSKEYS_FULL, NO_SESSION
 */
export async function addPasskey(
  shop: Shop,
  actor: Actor,
  { party, response, userAgent }: { party: Party; response: NewPasskeyBody; userAgent: string },
): Promise<string[]> {
  const userId = asId<UserId>(actor.id);
  const made = await checkNewPasskey(shop, party, userId, response);
  const createdAt = shop.clock.now();
  return inTx(shop.db, async (tx) => {
    const user = await lockSignedIn(tx, actor, createdAt);
    if ((await listPasskeys(tx, userId)).length >= PASSKEYS_MAX) throw new ShopError('PASSKEYS_FULL');
    const isNew = await insertPasskey(tx, { ...made, ...deviceLook(userAgent), userId, createdAt });
    if (!isNew) throw new ShopError('PASSKEY_INVALID');
    await shop.mail.queue(tx, newPasskeyMail(shop.settings.current(), user));
    if (user.passkeySince !== null) return [];
    await notePasskeySince(tx, userId, createdAt);
    return makeRecoveryCodes(tx, shop.secret, userId);
  });
}

/**
 * Removes a passkey; with the last one the recovery codes are deleted too.
 * @throws ShopError NOT_FOUND, NO_SESSION
 */
export async function removePasskey(shop: Shop, actor: Actor, id: string): Promise<void> {
  const userId = asId<UserId>(actor.id);
  await inTx(shop.db, async (tx) => {
    await lockSignedIn(tx, actor, shop.clock.now());
    if (!(await deletePasskey(tx, userId, id))) throw new ShopError('NOT_FOUND');
    if ((await listPasskeys(tx, userId)).length > 0) return;
    await notePasskeySince(tx, userId, null);
    await replaceCodes(tx, userId, []);
  });
}

/**
 * Issues new recovery codes to a user with a passkey.
 * @throws ShopError NOT_FOUND, NO_SESSION
 */
export async function renewCodes(shop: Shop, actor: Actor): Promise<string[]> {
  return inTx(shop.db, async (tx) => {
    const { id, passkeySince } = await lockSignedIn(tx, actor, shop.clock.now());
    if (passkeySince === null) throw new ShopError('NOT_FOUND');
    return makeRecoveryCodes(tx, shop.secret, id);
  });
}

/**
 * Locks the account of a request: concurrent changes of its keys wait, and one whose session a new password has ended meanwhile is
 * refused.
 * @throws ShopError NO_SESSION
 */
async function lockSignedIn(tx: Tx, actor: Actor, now: Date): Promise<UserRow> {
  await lockUser(tx, asId<UserId>(actor.id));
  const living = await findActiveSession(tx, asId<SessionId>(actor.sessionId), now);
  if (living === undefined) throw new ShopError('NO_SESSION');
  return living.user;
}

async function getUser(shop: Shop, actor: Actor): Promise<UserRow> {
  const user = await findUser(shop.db, asId<UserId>(actor.id));
  if (user === undefined) throw new ShopError('NO_SESSION');
  return user;
}
