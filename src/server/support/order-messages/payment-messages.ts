import { asId, shortId, type MessageId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { transferContent } from '#domain/payment/transfers.ts';
import { atLeastHigh } from '#domain/support/chats.ts';
import { paymentMessages } from '#domain/support/copy.vi.ts';
import type { ShopFacts } from '#server/events.ts';
import { findCustomer } from '#server/identity/index.ts';
import { getStored } from '#server/ordering/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Recorded } from '#server/platform/jobs/reactions.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { announce, announceOpened, openChatOf, post, type NewMessage } from '../messages/post.ts';
import { hasNoQuestionYet, updateChat } from '../chats/repository.ts';
import { chatRoom } from '../live/rooms.ts';
import { isPosted } from '../messages/repository.ts';

const FACTS = ['payment.opened', 'payment.reported', 'payment.confirmed', 'payment.rejected'] as const;
type PaymentFact = Recorded<ShopFacts, (typeof FACTS)[number]>;
type MessageParts = { short: string; amount: string };

/** Posts payment news to the customer's chat (decisions, Orders), in chronological order per order. */
export function postPaymentMessages(shop: Shop): void {
  shop.reactions.define('support.payment-messages', {
    facts: FACTS,
    work: (recorded) => postMessage(shop, recorded),
    inOrderOf: ({ orderId }) => orderId,
    atOnce: 4,
  });
}

/** Author and content of the message for a payment fact. */
function messageFor(
  { name, fact }: PaymentFact,
  { short, amount }: MessageParts,
): Pick<NewMessage, 'side' | 'senderId' | 'type' | 'content'> {
  switch (name) {
    case 'payment.opened':
      return {
        side: 'shop',
        senderId: null,
        type: 'payment_instruction',
        content: paymentMessages.instruction(short, amount),
      };
    case 'payment.reported':
      return {
        side: 'customer',
        senderId: fact.userId,
        type: 'payment_confirmation',
        content: paymentMessages.reported(short, amount),
      };
    case 'payment.confirmed':
      return {
        side: fact.adminId === null ? 'shop' : 'admin',
        senderId: fact.adminId,
        type: 'admin_payment_confirmation',
        content: paymentMessages.confirmed(short, amount),
      };
    case 'payment.rejected':
      return {
        side: 'admin',
        senderId: fact.adminId,
        type: 'admin_payment_rejection',
        content: paymentMessages.rejected(short, fact.reason),
      };
  }
}

async function postMessage(shop: Shop, recorded: PaymentFact): Promise<void> {
  const { orderId, userId } = recorded.fact;
  const customer = await findCustomer(shop.db, userId);
  if (customer === undefined) return;
  const { order } = await getStored(shop.db, orderId, 'anybody');
  const metadata = {
    orderId,
    amount: order.totalPrice,
    content: transferContent(orderId),
    payBy: order.payBy?.toISOString() ?? null,
    ...(recorded.name === 'payment.rejected' && { reason: recorded.fact.reason }),
  };
  const told = { short: shortId(orderId), amount: formatVnd(order.totalPrice) };
  // The fact's own id, so that a repeated job finds its message.
  const message = { ...messageFor(recorded, told), metadata, id: asId<MessageId>(recorded.id) };
  const done = await inTx(shop.db, async (tx) => {
    const now = shop.clock.now();
    const { chat, opened } = await openChatOf(tx, customer, now);
    if (await isPosted(tx, message.id)) return null;
    // A reported payment needs an admin's attention.
    const raised =
      recorded.name === 'payment.reported'
        ? await updateChat(tx, chat.id, { priority: atLeastHigh(chat.priority) })
        : chat;
    const calls = recorded.name === 'payment.reported' && (opened || hasNoQuestionYet(chat));
    return { posted: await post(tx, raised, message, now), opened, calls };
  });
  if (done === null) return;
  const { posted, opened, calls } = done;
  if (opened) {
    shop.live.bring(userRoom(userId), chatRoom(posted.chat.id));
  }
  if (calls) announceOpened(shop, posted.chat.id, customer.name);
  await announce(shop, posted);
}
