import { after, hours, seconds } from '#domain/kernel/time.ts';
import { NotYet } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';
import type { Keys } from './keys.ts';
import type { News } from './news.ts';
import {
  deleteSubscription,
  findActiveSubscription,
  noteOutcome,
  type SubscriptionRow,
} from './repository.ts';
import type { PushSubscriptionId } from './tables.ts';

export type Message = { news: News; topic: string };
/** `writtenAt`: ISO 8601; missing in jobs of an older release. */
export type Delivery = { subscriptionId: PushSubscriptionId; message: Message; writtenAt?: string };

/** TTL at the push service. */
const KEPT = hours(24);
const GIVEN_UP_AFTER = hours(1);
/**
 * While a push service is down or busy, retries after about 5, 10, 20 … seconds until `GIVEN_UP_AFTER`. Messages with the same
 * topic reach a browser in the order in which they were written; each replaces the previous one.
 */
export const RETRY = {
  retryLimit: 1_000_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  inOrder: true,
};
export const keyOf = ({ subscriptionId, message }: Delivery): string => `${subscriptionId} ${message.topic}`;

/**
 * Sends one message to one browser. A subscription that is gone is deleted; a refusal is recorded and not retried.
 * @throws NotYet when the push service cannot take it now: the job is retried
 */
export async function deliver(
  shop: Shop,
  keys: () => Promise<Keys>,
  { subscriptionId, message, writtenAt }: Delivery,
): Promise<void> {
  const subscription = await findActiveSubscription(shop.db, subscriptionId);
  if (subscription === undefined) return;
  if (writtenAt !== undefined && after(new Date(writtenAt), GIVEN_UP_AFTER) <= shop.clock.now()) return;
  const status = await post(shop, subscription, await keys(), message);
  if (status >= 200 && status < 300) {
    if (subscription.lastError !== null) await noteOutcome(shop.db, subscriptionId, null);
  } else if (status === 404 || status === 410) {
    await deleteSubscription(shop.db, subscriptionId);
  } else {
    await noteOutcome(shop.db, subscriptionId, `HTTP ${status}`);
    if (status === 429 || status >= 500) throw new NotYet(`a push service answered ${status}`);
  }
}

async function post(
  shop: Shop,
  { id, endpoint, p256dh, auth }: SubscriptionRow,
  { publicKey, privateKey }: Keys,
  { news, topic }: Message,
): Promise<number> {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...news, tag: topic }),
    {
      TTL: KEPT / seconds(1),
      topic,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: contactOf(shop), publicKey, privateKey },
    },
  );
  try {
    return await shop.pushService.post({ endpoint, headers, body });
  } catch (error) {
    const said = error instanceof Error ? error.message : 'failed';
    await noteOutcome(shop.db, id, said);
    throw new NotYet(said);
  }
}

/** Contact for push services in case of problems; must be an https or mailto URL. */
function contactOf({ config: { publicUrl, mailFrom }, settings }: Shop): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${/[^<\s]+@[^>\s]+/.exec(mailFrom ?? settings.current().email)?.[0] ?? 'no-reply@localhost'}`;
}
