import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import { supportCopy, systemMessages } from '#domain/support/copy.vi.ts';
import { getPeople } from '#server/identity/index.ts';
import { type Db, inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { type ChatRow, findChat, lockChat, updateChat } from '../chats/repository.ts';
import { ADMINS, recipientsOf } from '../live/rooms.ts';
import { announce, postQueue, post } from '../messages/post.ts';
import { countUnread } from '../messages/repository.ts';
import type { Participant } from '../policy.ts';

/**
 * Assigns a chat to the requesting admin. Of two concurrent requests one succeeds and the other learns who was faster; an admin
 * whose page already showed a colleague takes the chat over, with a system message.
 * @param expected the chat's admin as shown on the requesting page; undefined: the current one
 * @throws ShopError NOT_FOUND, CHAT_CLOSED, CHAT_TAKEN naming who has it
 */
export async function assignChat(
  shop: Shop,
  admin: Participant,
  id: ChatId,
  expected: UserId | null | undefined,
): Promise<void> {
  const seen = await findChat(shop.db, id, 'anybody');
  if (seen === undefined) throw new ShopError('NOT_FOUND');
  const before = expected === undefined ? seen.adminId : expected;

  await postQueue(id, async () => {
    const now = shop.clock.now();
    const { assigned, notice } = await inTx(shop.db, async (tx) => {
      const chat = await lockChat(tx, id, 'anybody');
      if (chat === undefined || chat.status === 'closed') throw new ShopError('CHAT_CLOSED');
      if (chat.adminId === admin.id) return { assigned: null, notice: null };
      if (chat.adminId !== null && chat.adminId !== before) throw await assignedElsewhere(tx, chat.adminId);
      const mine = await updateChat(tx, id, { adminId: admin.id, status: 'active' });
      if (chat.adminId === null) return { assigned: mine, notice: null };
      const content = systemMessages.takenOver(admin.name, await nameOf(tx, chat.adminId));
      const takeOver = await post(tx, mine, { side: 'shop', senderId: null, type: 'system', content }, now);
      return { assigned: takeOver.chat, notice: takeOver };
    });
    if (assigned) announceAssigned(shop, assigned, admin);
    if (notice) await announce(shop, notice);
  });
}

/**
 * Closes a chat; it stays readable. Closing it again changes nothing.
 * @param seen the newest message on the admin's page: one that the customer wrote since would be read by nobody
 * @throws ShopError NOT_FOUND, CHAT_TAKEN for another admin's, CHAT_MOVED
 */
export async function closeChat(
  shop: Shop,
  admin: Participant,
  id: ChatId,
  { askRating, seen }: { askRating: boolean; seen: number | undefined },
): Promise<void> {
  await postQueue(id, async () => {
    const closed = await inTx(shop.db, async (tx) => {
      const chat = await lockChat(tx, id, 'anybody');
      if (chat === undefined) throw new ShopError('NOT_FOUND');
      if (chat.status === 'closed') return null;
      if (chat.adminId !== null && chat.adminId !== admin.id) throw await assignedElsewhere(tx, chat.adminId);
      if (seen !== undefined && (await countUnread(tx, id, 'admin', seen)) > 0)
        throw new ShopError('CHAT_MOVED');
      return updateChat(tx, id, {
        status: 'closed',
        adminId: admin.id,
        closedAt: shop.clock.now(),
        ratingAsked: askRating,
        adminUnread: 0,
        adminReadSeq: chat.lastSeq,
      });
    });
    if (closed) shop.live.emit(recipientsOf(closed), 'chat_closed', { chatId: id });
  });
}

/** Tells the customer who answers her, and all admins that the chat has left the queue. */
export function announceAssigned(
  shop: Shop,
  chat: ChatRow,
  { id, name }: Pick<Participant, 'id' | 'name'>,
): void {
  const news = { chatId: chat.id, admin: { _id: id, name } };
  shop.live.emit(recipientsOf(chat), 'admin_assigned', news);
  shop.live.emit(ADMINS, 'chat_assigned', news);
}

/** Error that names the admin who was faster. */
export async function assignedElsewhere(db: Db, adminId: UserId): Promise<ShopError> {
  const name = await nameOf(db, adminId);
  return new ShopError('CHAT_TAKEN', {
    message: supportCopy.takenBy(name),
    details: [{ path: 'admin', message: name, _id: adminId }],
  });
}

async function nameOf(db: Db, id: UserId): Promise<string> {
  return (await getPeople(db, [id])).get(id)?.name ?? '';
}
