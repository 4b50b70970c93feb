import {
  REFRESH_GRACE,
  REFRESH_LIFETIME_REMEMBERED,
  REFRESH_LIFETIME_SESSION,
  SESSION_LIFETIME_MAX,
} from '#domain/identity/limits.ts';
import { deviceLook } from '#domain/identity/devices.ts';
import type { SessionId, UserId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { readAccessToken, signAccessToken, type AccessToken } from './access-token.ts';
import { noteSignIn, type UserRow } from '../accounts/repository.ts';
import { hashOf, newSecret, successorOf } from './secrets.ts';
import {
  endSession,
  extendSession,
  findActiveSession,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  rotateRefreshToken,
  type ActiveSession,
} from './repository.ts';

/** A session as it is given to a browser. */
export type SignedIn = { user: UserRow; access: AccessToken; refreshToken: string; remembered: boolean };

type Opened = { sessionId: SessionId; refreshToken: string; remembered: boolean };

/** Where a session is opened or used from. */
export type SessionOrigin = { network: string; userAgent: string };

/** Opens a session in the transaction that authenticated its user. Call `signedIn` once that has committed. */
export async function openSession(
  tx: Tx,
  { userId, remembered, from, now }: { userId: UserId; remembered: boolean; from: SessionOrigin; now: Date },
): Promise<Opened> {
  const sessionId = newId<SessionId>(now);
  const refreshToken = newSecret();
  await insertSession(tx, {
    id: sessionId,
    userId,
    remembered,
    createdAt: now,
    expiresAt: endOf(remembered, now),
    ...deviceLook(from.userAgent),
    network: from.network,
    seenAt: now,
    provedAt: now,
  });
  await insertRefreshToken(tx, hashOf(refreshToken), sessionId);
  await noteSignIn(tx, userId, now);
  return { sessionId, refreshToken, remembered };
}

export async function signedIn(shop: Shop, user: UserRow, opened: Opened): Promise<SignedIn> {
  const { sessionId, refreshToken, remembered } = opened;
  const access = await signAccessToken(shop.secret, { userId: user.id, sessionId, now: shop.clock.now() });
  return { user, access, refreshToken, remembered };
}

/**
 * Exchanges a refresh token for its successor and a new access token. Tabs that refresh concurrently all get the session's
 * current token; a token that is replayed later than that was stolen (or its successor was), and the session ends.
 * @throws ShopError SESSION_EXPIRED
 */
export async function renewSession(
  shop: Shop,
  token: string | undefined,
  network: string,
): Promise<SignedIn> {
  if (token === undefined) throw new ShopError('SESSION_EXPIRED');
  const now = shop.clock.now();
  const rotation = await inTx(shop.db, (tx) => rotateToken(tx, { key: shop.secret, token, network, now }));
  if (rotation.kind === 'renewed') return signedIn(shop, rotation.user, rotation.opened);
  if (rotation.kind === 'stolen') {
    const { userId, sessionId } = rotation;
    shop.log.warn({ userId, sessionId }, 'rotated refresh token came back, session ended');
    shop.events.publish('session.ended', { userId, sessionId });
    shop.events.publish('session.replayed', { userId });
  }
  throw new ShopError('SESSION_EXPIRED');
}

type Rotation =
  | { kind: 'renewed'; user: UserRow; opened: Opened }
  | { kind: 'stolen'; userId: UserId; sessionId: SessionId }
  | { kind: 'over' };

type Asked = { key: Uint8Array; token: string; network: string; now: Date };

async function rotateToken(tx: Tx, { key, token, network, now }: Asked): Promise<Rotation> {
  // Concurrent requests with the same token wait at this statement and then find it consumed.
  const mine = await rotateRefreshToken(tx, hashOf(token), now);
  if (mine === undefined) return handleConsumedToken(tx, key, token, now);
  const living = await findActiveSession(tx, mine, now);
  if (living === undefined) return { kind: 'over' };
  const refreshToken = successorOf(key, token);
  await insertRefreshToken(tx, hashOf(refreshToken), mine);
  const expiresAt = endOf(living.session.remembered, now, living.session.createdAt);
  await extendSession(tx, mine, { expiresAt, network, seenAt: now });
  return renewed(living, refreshToken);
}

/** Handles a consumed token: by another tab just now, or replayed long after. */
async function handleConsumedToken(tx: Tx, key: Uint8Array, token: string, now: Date): Promise<Rotation> {
  const used = await findRefreshToken(tx, hashOf(token));
  if (used === undefined || used.rotatedAt === null) return { kind: 'over' };
  const living = await findActiveSession(tx, used.sessionId, now);
  if (living === undefined) return { kind: 'over' };
  if (now.getTime() - used.rotatedAt.getTime() <= REFRESH_GRACE) {
    const refreshToken = await activeToken(tx, key, token);
    return refreshToken === undefined ? { kind: 'over' } : renewed(living, refreshToken);
  }
  await endSession(tx, used.sessionId, now);
  return { kind: 'stolen', userId: living.user.id, sessionId: used.sessionId };
}

/** Follows the chain of a session's tokens to the current one; undefined when the shop's secret has changed. */
async function activeToken(tx: Tx, key: Uint8Array, token: string): Promise<string | undefined> {
  const next = successorOf(key, token);
  const row = await findRefreshToken(tx, hashOf(next));
  if (row === undefined) return undefined;
  return row.rotatedAt === null ? next : activeToken(tx, key, next);
}

function renewed({ session, user }: ActiveSession, refreshToken: string): Rotation {
  const { id: sessionId, remembered } = session;
  return { kind: 'renewed', user, opened: { sessionId, refreshToken, remembered } };
}

type Cookies = { accessToken: string | undefined; refreshToken: string | undefined };

/** Ends the session that a browser holds, by whichever token it still has; an expired access token is enough. */
export async function logOut(shop: Shop, { accessToken, refreshToken }: Cookies): Promise<void> {
  const now = shop.clock.now();
  const late = REFRESH_LIFETIME_REMEMBERED;
  const claims =
    accessToken === undefined ? null : await readAccessToken(shop.secret, accessToken, { now, late });
  const family =
    refreshToken === undefined ? undefined : await findRefreshToken(shop.db, hashOf(refreshToken));
  const sessionIds = new Set([claims?.sessionId, family?.sessionId].filter((id) => id !== undefined));
  for (const sessionId of sessionIds) {
    const userId = await endSession(shop.db, sessionId, now);
    if (userId !== undefined) shop.events.publish('session.ended', { userId, sessionId });
  }
}

function endOf(remembered: boolean, now: Date, begun = now): Date {
  const next = after(now, remembered ? REFRESH_LIFETIME_REMEMBERED : REFRESH_LIFETIME_SESSION);
  const last = after(begun, SESSION_LIFETIME_MAX);
  return next < last ? next : last;
}
