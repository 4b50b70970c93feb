import { createHash } from 'node:crypto';
import type { ShopFacts } from '#server/events.ts';
import { getStored } from '#server/ordering/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Recorded } from '#server/platform/jobs/reactions.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { keyOf, RETRY, type Delivery, type Message } from './delivery.ts';
import { goodsNews, orderNews, parcelNews, photoNews, promiseNews, replyNews, returnNews } from './news.ts';
import { listLiving } from './repository.ts';

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

/** Sends one message to one browser (`delivery.ts`), so that a retry for one repeats nothing for another. */
export const SEND = 'push.deliver';

/** Turns what happened into messages. Nobody's order or reply waits for it. */
export function sendNotifications(shop: Shop): void {
  const work = (recorded: Fact) => send(shop, recorded);
  shop.reactions.define('push.news', {
    facts: FACTS,
    // Most people switched nothing on: for them there is one look and no job.
    isWanted: async (tx, { name, fact }) =>
      (name !== 'shipment.moved' || fact.status === 'out_for_delivery') &&
      (name !== 'photo.told' || photoNews(fact.orderId, fact.news) !== null) &&
      (name !== 'return.told' || returnNews(fact.orderId, fact.news) !== null) &&
      (await listLiving(tx, fact.userId)).length > 0,
    work,
    // Else what was read first could be sent last, and stay on her screen.
    inOrderOf: aboutWhat,
  });
  // What an older release wrote and did not tell any more.
  shop.jobs.define<Fact>('push.tell', work, RETRY);
}

/** Done again it sends again, under the same topic: the browser shows it in the place of the first. */
async function send(shop: Shop, recorded: Fact): Promise<void> {
  const message = await messageAbout(shop, recorded);
  if (message === null) return;
  await inTx(shop.db, async (tx) => {
    for (const subscriptionId of await listLiving(tx, recorded.fact.userId)) {
      const delivery: Delivery = { subscriptionId, message, writtenAt: shop.clock.now().toISOString() };
      await shop.jobs.send(tx, SEND, delivery, { singletonKey: keyOf(delivery) });
    }
  });
}

/** Null when there is nothing to tell any more: the order moved on (which has its own news), or she is here already. */
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

/** What the news of one thing have in common. */
function aboutWhat(fact: Fact['fact']): string {
  if ('orderId' in fact) return fact.orderId;
  return 'chatId' in fact ? fact.chatId : `${fact.userId}:${fact.slug}`;
}

const topicFor = ({ kind, slug }: ShopFacts['goods.back']): string =>
  createHash('sha256').update(`${kind}:${slug}`).digest('base64url').slice(0, 32);

/** Newer news of a thing replace older ones that a push service still holds: at most 32 letters of base64url. */
function topicOf(id: string): string {
  return id.replaceAll('-', '');
}
