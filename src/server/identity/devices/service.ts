import type { Device } from '#contract/http/sign-in.ts';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { endSessionsOf } from '../sessions/repository.ts';
import { presentDevice } from './present.ts';
import { endOwnSession, listActiveSessions } from './repository.ts';

/** The devices on which the user is signed in, including this one. */
export async function listDevices(shop: Shop, actor: Actor): Promise<Device[]> {
  const living = await listActiveSessions(shop.db, asId<UserId>(actor.id), shop.clock.now());
  return living.map((session) => presentDevice(session, actor.sessionId));
}

/**
 * Signs out one of the user's devices, possibly this one.
 * @throws ShopError NOT_FOUND for a session that has ended or belongs to another user
 */
export async function endDevice(shop: Shop, actor: Actor, sessionId: SessionId): Promise<void> {
  const userId = asId<UserId>(actor.id);
  if (!(await endOwnSession(shop.db, userId, sessionId, shop.clock.now()))) throw new ShopError('NOT_FOUND');
  shop.events.publish('session.ended', { userId, sessionId });
}

/** Signs out all of the user's devices except this one. */
export async function endOtherDevices(shop: Shop, actor: Actor): Promise<void> {
  const userId = asId<UserId>(actor.id);
  const except = asId<SessionId>(actor.sessionId);
  const ended = await endSessionsOf(shop.db, userId, { except, now: shop.clock.now() });
  for (const sessionId of ended) shop.events.publish('session.ended', { userId, sessionId });
}
