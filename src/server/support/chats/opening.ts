import { inTx } from '#server/platform/db/connection.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import type { Speaker } from '../policy.ts';
import { announceOpened, openChatOf } from '../messages/post.ts';

/** The customer's open chat, made and told to admins if there is none. */
export async function openChat(shop: Shop, customer: Speaker): Promise<{ id: ChatId; opened: boolean }> {
  const { chat, opened } = await inTx(shop.db, (tx) => openChatOf(tx, customer, shop.clock.now()));
  if (opened) announceOpened(shop, chat.id, customer.name);
  return { id: chat.id, opened };
}
