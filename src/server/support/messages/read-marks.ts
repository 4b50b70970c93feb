import type { ChatId, MessageId } from '#domain/kernel/ids.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { ownerScope, type Participant } from '../policy.ts';
import { unreadOf } from '../chats/present.ts';
import { lockChat, updateChat } from '../chats/repository.ts';
import { countUnread, findSeq } from './repository.ts';
import { recipientsOf } from '../live/rooms.ts';

/**
 * Marks a chat as read for one side, up to a message or completely. An admin viewing a colleague's chat does not change its
 * unread count.
 * @returns the number still unread for that side
 * @throws ShopError NOT_FOUND
 */
export async function markRead(
  shop: Shop,
  reader: Participant,
  id: ChatId,
  upTo: MessageId | undefined,
): Promise<number> {
  const { chat, changed } = await inTx(shop.db, async (tx) => {
    const locked = await lockChat(tx, id, ownerScope(reader));
    if (locked === undefined) throw new ShopError('NOT_FOUND');
    const looksOnly = reader.side === 'admin' && locked.adminId !== null && locked.adminId !== reader.id;
    const seq = upTo === undefined ? locked.lastSeq : await findSeq(tx, id, upTo);
    const before = reader.side === 'admin' ? locked.adminReadSeq : locked.userReadSeq;
    if (seq === undefined) throw new ShopError('NOT_FOUND');
    if (looksOnly || seq <= before) return { chat: locked, changed: null };
    const unread = await countUnread(tx, id, reader.side, seq);
    const change =
      reader.side === 'admin'
        ? { adminReadSeq: seq, adminUnread: unread }
        : { userReadSeq: seq, userUnread: unread };
    return { chat: await updateChat(tx, id, change), changed: { seq, unread } };
  });
  if (changed) {
    shop.live.emit(recipientsOf(chat), 'messages_read', {
      chatId: id,
      reader: reader.side,
      seq: changed.seq,
      unreadCount: changed.unread,
    });
  }
  return unreadOf(chat, reader.side);
}
