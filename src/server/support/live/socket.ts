import { asId, type ChatId, type UserId } from '#domain/kernel/ids.ts';
import { MAX_PAGE_SIZE } from '#contract/envelope.ts';
import { HISTORY_PAGE_SIZE, TYPING_CLEARS_AFTER } from '#domain/support/limits.ts';
import type { Page } from '#server/platform/live/pages.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { assignChat, closeChat } from '../assignment/service.ts';
import { adminOf, participantOf, type Participant } from '../policy.ts';
import { getChat, getHistory } from '../chats/queries.ts';
import { updateCustomerSeen } from '../chats/repository.ts';
import { HISTORY_PAGES } from '../rates.ts';
import { chatRoom, chatsIn } from './rooms.ts';
import { sendMessage } from '../messages/service.ts';
import { createTyping, type Typist } from './typists.ts';

/** Socket events of spec §7, Live socket: the same operations as over HTTP. */
export function supportSocket(shop: Shop): void {
  roomEvents(shop);
  talkEvents(shop);
  moveEvents(shop);
}

/** Joining and leaving a chat's room. */
function roomEvents(shop: Shop): void {
  const { live } = shop;
  live.answer('join_chat', async (page, { chatId, after }) => {
    const who = participantOf(page.actor);
    await shop.limits.use(HISTORY_PAGES, who.id);
    const chat = await getChat(shop, who, chatId);
    // Joins the room first: later messages arrive as `new_message`, earlier ones as history.
    await page.join(chatRoom(chatId));
    const more = await sendHistory(shop, page, who, chatId, after);
    live.emit(chatRoom(chatId), 'user_joined', presence(chatId, who), { except: userRoom(who.id) });
    const viewers = (await live.present(chatRoom(chatId))).map(({ id, name }) => ({ _id: id, name }));
    return { chat, viewers, ...more };
  });

  live.answer('leave_chat', async (page, { chatId }) => {
    const who = participantOf(page.actor);
    if (!page.isIn(chatRoom(chatId))) return;
    await page.leave(chatRoom(chatId));
    await announceLeft(shop, chatId, who);
  });

  live.onClose(async ({ actor }, rooms) => {
    if (actor.role !== 'customer' && actor.role !== 'admin') return;
    const who = participantOf(actor);
    for (const chatId of chatsIn(rooms)) await announceLeft(shop, chatId, who);
    if (who.side === 'customer') await updateCustomerSeen(shop.db, who.id, shop.clock.now());
  });
}

/** Messages and typing indicators. */
function talkEvents(shop: Shop): void {
  const { live } = shop;
  const announceTyping = (chatId: string, { id, name }: Typist, isTyping: boolean) => {
    const news = { chatId: asId<ChatId>(chatId), userId: id, userName: name, isTyping };
    live.emit(chatRoom(news.chatId), 'user_typing', news, { except: userRoom(id) });
  };
  const typing = createTyping(TYPING_CLEARS_AFTER, announceTyping);

  live.answer('send_message', async (page, { chatId, ...draft }) => {
    const who = participantOf(page.actor);
    const message = await sendMessage(shop, who, chatId, draft);
    typing.stop(chatId, who);
    return { chatId: message.chatId, message };
  });

  live.answer('typing_start', async (page, { chatId }) => {
    const who = participantOf(page.actor);
    if (!page.isIn(chatRoom(chatId))) throw new ShopError('NOT_FOUND');
    typing.start(chatId, who);
  });

  live.answer('typing_stop', async (page, { chatId }) => typing.stop(chatId, participantOf(page.actor)));

  live.onClose(async ({ actor }, rooms) => {
    for (const chatId of chatsIn(rooms))
      typing.stop(chatId, { id: asId<UserId>(actor.id), name: actor.name });
  });
}

/** Admins' operations on chats. */
function moveEvents(shop: Shop): void {
  const { live } = shop;
  live.answer('assign_chat', async (page, { chatId, expectedAdmin }) => {
    const admin = adminOf(page.actor);
    await assignChat(shop, admin, chatId, expectedAdmin);
    return { chat: await getChat(shop, admin, chatId) };
  });

  live.answer('close_chat', async (page, { chatId, askRating, seen }) => {
    const admin = adminOf(page.actor);
    await closeChat(shop, admin, chatId, { askRating, seen });
    return { chat: await getChat(shop, admin, chatId) };
  });
}

/** The latest page of messages, or everything after the page's last message: once, in order. */
async function sendHistory(
  shop: Shop,
  page: Page,
  who: Participant,
  chatId: ChatId,
  after: Parameters<typeof getHistory>[3]['after'],
) {
  const first = after === undefined ? {} : { after };
  const limit = after === undefined ? HISTORY_PAGE_SIZE : MAX_PAGE_SIZE;
  let part = await getHistory(shop, who, chatId, { page: 1, limit, ...first });
  const { hasOlder } = part;
  page.emit('chat_history', { chatId, messages: part.messages });
  while (part.hasNewer && (await page.taken())) {
    const last = part.messages.at(-1);
    if (last === undefined) break;
    await shop.limits.use(HISTORY_PAGES, who.id);
    part = await getHistory(shop, who, chatId, { page: 1, limit, after: last._id });
    page.emit('chat_history', { chatId, messages: part.messages });
  }
  return { hasOlder };
}

/** A user has left once none of her pages shows the chat any more. */
async function announceLeft({ live }: Shop, chatId: ChatId, who: Participant): Promise<void> {
  const still = (await live.present(chatRoom(chatId))).some(({ id }) => id === who.id);
  if (!still) live.emit(chatRoom(chatId), 'user_left', presence(chatId, who), { except: userRoom(who.id) });
}

function presence(chatId: ChatId, { id, name }: Participant) {
  return { chatId, userId: id, userName: name };
}
