import type { ChatId } from '#domain/kernel/ids.ts';
import type { ChatPriority } from '#domain/support/chats.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { ADMINS } from '../live/rooms.ts';
import { announceOpened, openChatOf } from '../messages/post.ts';
import type { Participant } from '../policy.ts';
import { findChat, lockChat, updateChat } from './repository.ts';

/**
 * Stores the customer's rating of a closed chat. @throws ShopError NOT_FOUND, CONFLICT unless it was asked for, or when already
 * rated
 */
export async function rateChat(
  shop: Shop,
  customer: Participant,
  id: ChatId,
  { stars, comment }: { stars: number; comment: string },
): Promise<void> {
  await inTx(shop.db, async (tx) => {
    const chat = await lockChat(tx, id, customer.id);
    if (chat === undefined) throw new ShopError('NOT_FOUND');
    if (!chat.ratingAsked || chat.stars !== null) throw new ShopError('CONFLICT');
    await updateChat(tx, id, { stars, ratingComment: comment });
  });
}

/** The customer's open chat; if there is none, creates one and notifies admins. */
export async function openChat(shop: Shop, customer: Participant): Promise<{ id: ChatId; opened: boolean }> {
  const { chat, opened } = await inTx(shop.db, (tx) => openChatOf(tx, customer, shop.clock.now()));
  if (opened) announceOpened(shop, chat.id, customer.name);
  return { id: chat.id, opened };
}

/** Sets a chat's priority and updates every admin's list. @throws ShopError NOT_FOUND */
export async function setPriority(shop: Shop, id: ChatId, priority: ChatPriority): Promise<void> {
  if ((await findChat(shop.db, id, 'anybody')) === undefined) throw new ShopError('NOT_FOUND');
  await updateChat(shop.db, id, { priority });
  shop.live.emit(ADMINS, 'chat_updated', { chatId: id, priority });
}
