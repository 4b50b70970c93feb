import { createHash } from 'node:crypto';
import type { ShopFacts } from '#server/events.ts';
import { getStored } from '#server/ordering/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Recorded } from '#server/platform/jobs/reactions.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { keyOf, RETRY, type Delivery, type Message } from './delivery.ts';
import { goodsNews, orderNews, parcelNews, photoNews, promiseNews, replyNews, returnNews } from './news.ts';
import { listActiveSubscriptions } from './repository.ts';

const FACTS = [
  'order.moved',
  'shipment.moved',
  'photo.told',
  'return.told',
  'promise.moved',
  'chat.replied',
  'goods.back',
] as const;
type Fact = Recorded<ShopFacts, (typeof FACTS)[number]>;

/**
 * Job that sends one message to one browser (`delivery.ts`), so that a retry for one browser does not repeat the message on
 * others.
 */
export const SEND = 'push.deliver';

/** Turns facts into messages, asynchronously: no order or reply waits for it. */
export function sendNotifications(shop: Shop): void {
  const work = (recorded: Fact) => send(shop, recorded);
  shop.reactions.define('push.news', {
    facts: FACTS,
    // Most customers have no subscriptions: for them this costs one query and no job.
    isWanted: async (tx, { name, fact }) =>
      (name !== 'shipment.moved' || fact.status === 'out_for_delivery') &&
      (name !== 'photo.told' || photoNews(fact.orderId, fact.news) !== null) &&
      (name !== 'return.told' || returnNews(fact.orderId, fact.news) !== null) &&
      (await listActiveSubscriptions(tx, fact.userId)).length > 0,
    work,
    // Otherwise an older state could be sent last and remain on her screen.
    inOrderOf: aboutWhat,
  });
  // Processes jobs left by an older release.
  shop.jobs.define<Fact>('push.tell', work, RETRY);
}

/** A repeated job sends again with the same topic, so the browser replaces the first message. */
async function send(shop: Shop, recorded: Fact): Promise<void> {
  const message = await messageAbout(shop, recorded);
  if (message === null) return;
  await inTx(shop.db, async (tx) => {
    for (const subscriptionId of await listActiveSubscriptions(tx, recorded.fact.userId)) {
      const delivery: Delivery = { subscriptionId, message, writtenAt: shop.clock.now().toISOString() };
      await shop.jobs.send(tx, SEND, delivery, { singletonKey: keyOf(delivery) });
    }
  });
}

/** Null when there is nothing to tell any more: the order has moved on (which causes its own message), or she has a page open. */
async function messageAbout(shop: Shop, { name, fact }: Fact): Promise<Message | null> {
  if (name === 'chat.replied') {
    const isHere = (await shop.live.present(userRoom(fact.userId))).length > 0;
    return isHere ? null : { news: replyNews, topic: topicOf(fact.chatId) };
  }
  if (name === 'goods.back') return { news: goodsNews(fact), topic: topicFor(fact) };
  const topic = topicOf(fact.orderId);
  if (name === 'photo.told') {
    const news = photoNews(fact.orderId, fact.news);
    return news && { news, topic };
  }
  if (name === 'return.told') {
    const news = returnNews(fact.orderId, fact.news);
    return news && { news, topic };
  }
  if (name === 'promise.moved') return { news: promiseNews(fact), topic };
  const { order, history } = await getStored(shop.db, fact.orderId, 'anybody');
  if (name === 'shipment.moved')
    return order.status === 'shipped' ? { news: parcelNews(fact.orderId), topic } : null;
  const news = order.status === fact.status ? orderNews({ ...order, history }) : null;
  return news && { news, topic };
}

/** Id that groups news about the same thing. */
function aboutWhat(fact: Fact['fact']): string {
  if ('orderId' in fact) return fact.orderId;
  return 'chatId' in fact ? fact.chatId : `${fact.userId}:${fact.slug}`;
}

const topicFor = ({ kind, slug }: ShopFacts['goods.back']): string =>
  createHash('sha256').update(`${kind}:${slug}`).digest('base64url').slice(0, 32);

/** Topic: a newer message replaces an undelivered one at the push service. At most 32 base64url characters. */
function topicOf(id: string): string {
  return id.replaceAll('-', '');
}
