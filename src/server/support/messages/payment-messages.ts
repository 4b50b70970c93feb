import { shortId, type OrderId, type UserId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { transferContent } from '#domain/payment/transfers.ts';
import { atLeastHigh } from '#domain/support/chats.ts';
import { paymentMessages } from '#domain/support/copy.vi.ts';
import { getPeople } from '#server/identity/index.ts';
import { getStored } from '#server/ordering/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { announce, announceOpened, openChatOf, post, type NewMessage } from './post.ts';
import { updateChat } from '../chats/repository.ts';
import { chatRoom } from '../live/rooms.ts';

type Order = { orderId: OrderId; userId: UserId };
type Told = { short: string; amount: string };
/** Who says what of an order; `asks` moves the chat up, because somebody must look. */
type Words = (order: Told) => Pick<NewMessage, 'side' | 'senderId' | 'type' | 'content'> & { asks?: boolean };

/** Brings the news of an order's money into the customer's chat (decisions, Orders). */
export function postPaymentMessages(shop: Shop): void {
  const { events } = shop;
  events.on('payment.opened', (fact) =>
    postMessage(shop, fact, ({ short, amount }) => ({
      side: 'shop',
      senderId: null,
      type: 'payment_instruction',
      content: paymentMessages.instruction(short, amount),
    })),
  );
  events.on('payment.reported', (fact) =>
    postMessage(shop, fact, ({ short, amount }) => ({
      side: 'customer',
      senderId: fact.userId,
      type: 'payment_confirmation',
      content: paymentMessages.reported(short, amount),
      asks: true,
    })),
  );
  events.on('payment.confirmed', (fact) =>
    postMessage(shop, fact, ({ short, amount }) => ({
      side: fact.adminId === null ? 'shop' : 'admin',
      senderId: fact.adminId,
      type: 'admin_payment_confirmation',
      content: paymentMessages.confirmed(short, amount),
    })),
  );
  events.on('payment.rejected', (fact) =>
    postMessage(
      shop,
      fact,
      ({ short }) => ({
        side: 'admin',
        senderId: fact.adminId,
        type: 'admin_payment_rejection',
        content: paymentMessages.rejected(short, fact.reason),
      }),
      { reason: fact.reason },
    ),
  );
}

async function postMessage(
  shop: Shop,
  { orderId, userId }: Order,
  words: Words,
  more: object = {},
): Promise<void> {
  const customer = (await getPeople(shop.db, [userId])).get(userId);
  if (customer === undefined) return;
  const { order } = await getStored(shop.db, orderId, 'anybody');
  const told = { short: shortId(orderId), amount: formatVnd(order.totalPrice) };
  const { asks = false, ...saying } = words(told);
  const metadata = {
    orderId,
    amount: order.totalPrice,
    content: transferContent(orderId),
    payBy: order.payBy?.toISOString() ?? null,
    ...more,
  };
  const { posted, opened } = await inTx(shop.db, async (tx) => {
    const now = shop.clock.now();
    const { chat, opened } = await openChatOf(tx, customer, now);
    const raised = asks ? await updateChat(tx, chat.id, { priority: atLeastHigh(chat.priority) }) : chat;
    return { posted: await post(tx, raised, { ...saying, metadata }, now), opened };
  });
  if (opened) {
    shop.live.bring(userRoom(userId), chatRoom(posted.chat.id));
    announceOpened(shop, posted.chat.id, customer.name);
  }
  await announce(shop, posted);
}
