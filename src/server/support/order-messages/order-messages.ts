import type { PhotoMetadata, ReturnMetadata } from '#contract/http/chat.ts';
import { asId, shortId, type MessageId } from '#domain/kernel/ids.ts';
import { photoMessages } from '#domain/ordering/photos.vi.ts';
import { returnMessages } from '#domain/ordering/returns.vi.ts';
import type { MessageType } from '#domain/support/chats.ts';
import type { ShopFacts } from '#server/events.ts';
import { findCustomer } from '#server/identity/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Recorded } from '#server/platform/jobs/reactions.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { chatRoom } from '../live/rooms.ts';
import { announce, openChatOf, post } from '../messages/post.ts';
import { isPosted } from '../messages/repository.ts';

type Fact = Recorded<ShopFacts, 'photo.told' | 'return.told'>;

/**
 * Posts news of photos before making (decision 0053) and of returns (0079) to the customer's chat, in chronological order per
 * order.
 */
export function postOrderMessages(shop: Shop): void {
  shop.reactions.define('support.photo-messages', {
    facts: ['photo.told', 'return.told'],
    // Reminders go out by mail and push; the chat already has the photos.
    isWanted: async (_tx, recorded) => messageFor(recorded) !== null,
    work: (recorded) => postMessage(shop, recorded),
    inOrderOf: ({ orderId }) => orderId,
    atOnce: 4,
  });
}

type ShopMessage = { type: MessageType; content: string };

/** Message of the shop; the customer's own actions become a system message. */
function messageFor(recorded: Fact): ShopMessage | null {
  return recorded.name === 'photo.told' ? photoMessageFor(recorded.fact) : returnMessageFor(recorded.fact);
}

function returnMessageFor({ news, orderId, words }: ShopFacts['return.told']): ShopMessage | null {
  const order = shortId(orderId);
  switch (news) {
    case 'ask':
    case 'send':
      return { type: 'system', content: returnMessages[news](order, words ?? '') };
    case 'withdraw':
      return { type: 'system', content: returnMessages[news](order) };
    case 'accept':
    case 'accept_unseen':
    case 'decline':
    case 'receive':
    case 'finish':
      return { type: 'text', content: [returnMessages[news](order), words].filter(Boolean).join(' ') };
    case 'remind':
    case 'overdue':
      return null;
  }
}

function photoMessageFor({ news, orderId, words }: ShopFacts['photo.told']): ShopMessage | null {
  const order = shortId(orderId);
  const said = words ?? '';
  switch (news) {
    case 'send':
      return { type: 'text', content: photoMessages.sent(order) };
    case 'approve':
      return { type: 'system', content: photoMessages.approved(order) };
    case 'ask':
      return { type: 'system', content: photoMessages.changes(order, said) };
    case 'accept':
      return { type: 'text', content: photoMessages.accepted(order, said) };
    case 'decline':
      return { type: 'text', content: photoMessages.declined(order, said) };
    case 'set_aside':
      return { type: 'text', content: photoMessages.setAside(order, said) };
    case 'remind':
    case 'overdue':
      return null;
  }
}

function metadataOf({ name, fact }: Fact): PhotoMetadata | ReturnMetadata {
  const { orderId } = fact;
  return name === 'photo.told'
    ? { orderId, photoNews: fact.news, photoRound: fact.round }
    : { orderId, returnNews: fact.news };
}

async function postMessage(shop: Shop, recorded: Fact): Promise<void> {
  const { id, fact } = recorded;
  const { userId } = fact;
  const customer = await findCustomer(shop.db, userId);
  const said = messageFor(recorded);
  if (customer === undefined || said === null) return;
  const metadata = metadataOf(recorded);
  // The fact's own id, so that a repeated job finds its message.
  const message = { ...said, side: 'shop', senderId: null, metadata, id: asId<MessageId>(id) } as const;
  const done = await inTx(shop.db, async (tx) => {
    const now = shop.clock.now();
    const { chat, opened } = await openChatOf(tx, customer, now);
    if (await isPosted(tx, message.id)) return null;
    return { posted: await post(tx, chat, message, now), opened };
  });
  if (done === null) return;
  // No one waits for an answer in a chat that the shop opened, so admins are not notified.
  if (done.opened) shop.live.bring(userRoom(userId), chatRoom(done.posted.chat.id));
  await announce(shop, done.posted);
}
