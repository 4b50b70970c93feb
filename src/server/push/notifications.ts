import type { ChatId, OrderId, UserId } from '#domain/kernel/ids.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { getStored } from '#server/ordering/index.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import type { Message } from './delivery.ts';
import { orderNews, parcelNews, replyNews } from './news.ts';
import { listLiving } from './repository.ts';

/** What happened, as the job that tells it holds it. */
type About =
  | { kind: 'order'; orderId: OrderId; status: OrderStatus }
  | { kind: 'parcel'; orderId: OrderId }
  | { kind: 'reply'; chatId: ChatId };
type Notification = { userId: UserId; about: About };

const PREPARE = 'push.tell';
/** Sends one message to one browser (`delivery.ts`), so that a retry for one repeats nothing for another. */
export const SEND = 'push.send';

/** Turns what the shop tells itself after a commit into messages. Nobody's order or reply waits for it. */
export function sendNotifications(shop: Shop): void {
  const { events } = shop;
  events.on('order.changed', ({ userId, orderId, status }) =>
    queue(shop, { userId, about: { kind: 'order', orderId, status } }),
  );
  events.on('shipment.changed', async ({ userId, orderId, status }) => {
    if (status === 'out_for_delivery') await queue(shop, { userId, about: { kind: 'parcel', orderId } });
  });
  events.on('chat.replied', ({ userId, chatId }) =>
    queue(shop, { userId, about: { kind: 'reply', chatId } }),
  );
  shop.jobs.define<Notification>(PREPARE, (notification) => send(shop, notification));
}

/** Most people switched nothing on: for them there is one look and no job. */
async function queue(shop: Shop, notification: Notification): Promise<void> {
  if ((await listLiving(shop.db, notification.userId)).length > 0)
    await shop.jobs.send(shop.db, PREPARE, notification);
}

async function send(shop: Shop, { userId, about }: Notification): Promise<void> {
  const message = await messageAbout(shop, userId, about);
  if (message === null) return;
  for (const subscriptionId of await listLiving(shop.db, userId)) {
    await shop.jobs.send(shop.db, SEND, { subscriptionId, message });
  }
}

/** Null when there is nothing to tell any more: the order moved on (which has its own news), or she is here already. */
async function messageAbout(shop: Shop, userId: UserId, about: About): Promise<Message | null> {
  if (about.kind === 'reply') {
    const isHere = (await shop.live.present(userRoom(userId))).length > 0;
    return isHere ? null : { news: replyNews, topic: topicOf(about.chatId) };
  }
  const topic = topicOf(about.orderId);
  if (about.kind === 'parcel') return { news: parcelNews(about.orderId), topic };
  const { order, history } = await getStored(shop.db, about.orderId, 'anybody');
  const news = order.status === about.status ? orderNews({ ...order, history }) : null;
  return news && { news, topic };
}

/** Newer news of a thing replace older ones that a push service still holds: at most 32 letters of base64url. */
function topicOf(id: string): string {
  return id.replaceAll('-', '');
}
