import { ECDH } from 'node:crypto';
import type { z } from 'zod';
import type { SubscribeBody } from '#contract/http/push.ts';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { deviceName } from './device.ts';
import { deleteOwn, deleteAllButNewest, putSubscription } from './repository.ts';
import type { PushSubscriptionId } from './tables.ts';

/** Maximum number of subscribed browsers per user; the oldest is dropped. */
const MOST_DEVICES = 10;

/**
 * Subscribes this browser until its session ends.
 * @throws ShopError INVALID_INPUT for an invalid endpoint or key, CONFLICT for another browser's endpoint
 */
export async function subscribe(
  shop: Shop,
  actor: Actor,
  { endpoint, keys }: z.output<typeof SubscribeBody>,
  userAgent: string | undefined,
): Promise<void> {
  if (!shop.pushService.accepts(endpoint) || (await shop.pushService.leadsInside(endpoint)))
    throw refusal('endpoint');
  if (!isPoint(keys.p256dh)) throw refusal('keys.p256dh');
  const now = shop.clock.now();
  const userId = asId<UserId>(actor.id);
  await inTx(shop.db, async (tx) => {
    const put = await putSubscription(tx, {
      id: newId<PushSubscriptionId>(now),
      userId,
      sessionId: asId<SessionId>(actor.sessionId),
      endpoint,
      ...keys,
      device: deviceName(userAgent),
      createdAt: now,
    });
    if (!put) throw new ShopError('CONFLICT');
    await deleteAllButNewest(tx, userId, MOST_DEVICES);
  });
}

/** @throws ShopError NOT_FOUND, also for another user's subscription */
export async function unsubscribe(shop: Shop, actor: Actor, endpoint: string): Promise<void> {
  if (!(await deleteOwn(shop.db, asId<UserId>(actor.id), endpoint))) throw new ShopError('NOT_FOUND');
}

/** Whether a key is a point on the curve; encryption for any other key would fail. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function refusal(path: string): ShopError {
  const { message } = new ShopError('INVALID_INPUT');
  return new ShopError('INVALID_INPUT', { details: [{ path, message }] });
}
