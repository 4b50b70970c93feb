import { asId, type MessageId } from '#domain/kernel/ids.ts';
import { crisisWords } from '#domain/support/copy.vi.ts';
import { findCustomer } from '#server/identity/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { updateChat } from '../chats/repository.ts';
import { chatRoom } from '../live/rooms.ts';
import { announce, announceOpened, openChatOf, post } from './post.ts';
import { isPosted } from './repository.ts';

/**
 * When the advice feature detects words of despair, marks the customer's chat as urgent, calls the admins and posts a kind
 * message. What she wrote is not repeated there, because she did not write it to staff.
 */
export function alertStaffOfCrisis(shop: Shop): void {
  shop.reactions.define('support.crisis', {
    facts: ['advice.crisis'],
    inOrderOf: ({ userId }) => userId,
    async work({ id, fact: { userId } }) {
      const customer = await findCustomer(shop.db, userId);
      if (customer === undefined) return;
      const done = await inTx(shop.db, async (tx) => {
        const now = shop.clock.now();
        const { chat, opened } = await openChatOf(tx, customer, now);
        if (await isPosted(tx, asId<MessageId>(id))) return null;
        // Already urgent: admins are called again, but she does not get the message twice.
        if (chat.priority === 'urgent') return { chat, opened, posted: null };
        const urgent = await updateChat(tx, chat.id, { priority: 'urgent' });
        const words = { side: 'shop', senderId: null, type: 'text', content: crisisWords } as const;
        const posted = await post(tx, urgent, { ...words, id: asId<MessageId>(id) }, now);
        return { chat: urgent, opened, posted };
      });
      if (done === null) return;
      if (done.opened) shop.live.bring(userRoom(userId), chatRoom(done.chat.id));
      announceOpened(shop, done.chat.id, customer.name);
      if (done.posted) await announce(shop, done.posted);
    },
  });
}
