import type { ChatMessage } from '#contract/socket.ts';
import { type ChatId, type MessageId, shortId, type UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { unreadBy, type ChatSide, type MessageType } from '#domain/support/chats.ts';
import { getPeople } from '#server/identity/index.ts';
import { pipelined, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import type { Shop } from '#server/shop.ts';
import { type People, presentMessage } from './present.ts';
import { insertChat, lockOpenChat, updateChat, type ChatRow } from '../chats/repository.ts';
import { insertMessage, type MessageRow } from './repository.ts';
import { ADMINS, recipientsOf } from '../live/rooms.ts';
import { createKeyedQueue } from '../../platform/process/keyed-queue.ts';

/** A validated message to post. */
export type NewMessage = {
  /** Set when a repeated post must be recognised. */
  id?: MessageId;
  side: ChatSide;
  senderId: UserId | null;
  type: MessageType;
  content: string;
  metadata?: Record<string, unknown>;
  clientId?: string | null;
};

/** A stored message, and the chat after it. */
export type Posted = { chat: ChatRow; message: MessageRow };

/**
 * Serialises storing and emitting per chat, so that pages receive messages in order. Across instances the row lock orders
 * storage; pages sort by `seq`.
 */
export const postQueue = createKeyedQueue(seconds(5));

/** The customer's open chat, created if there is none. @returns also whether it was created now */
export async function openChatOf(
  tx: Tx,
  customer: { id: UserId; name: string; email: string },
  now: Date,
): Promise<{ chat: ChatRow; opened: boolean }> {
  const open = await lockOpenChat(tx, customer.id);
  if (open !== undefined) return { chat: open, opened: false };
  const made = await insertChat(tx, {
    id: newId<ChatId>(now),
    userId: customer.id,
    search: searchText(customer.name, customer.email),
    userSeenAt: now,
    createdAt: now,
  });
  if (made !== undefined) return { chat: made, opened: true };
  // A concurrent request created it after the lookup.
  return openChatOf(tx, customer, now);
}

/** Appends a message to a chat that this transaction has locked; in one round trip, so that the commit can go with it. */
export async function post(tx: Tx, chat: ChatRow, draft: NewMessage, now: Date): Promise<Posted> {
  const { id = newId<MessageId>(now), side, senderId, type, content } = draft;
  const { metadata = {}, clientId = null } = draft;
  const seq = chat.lastSeq + 1;
  const message: MessageRow = {
    id,
    chatId: chat.id,
    seq,
    side,
    senderId,
    type,
    content,
    metadata,
    clientId,
    search: searchText(content, orderIn(metadata)),
    createdAt: now,
  };
  const reader = unreadBy(side, type);
  const change = {
    lastSeq: seq,
    lastMessageAt: now,
    userUnread: chat.userUnread + Number(reader === 'customer'),
    adminUnread: chat.adminUnread + Number(reader === 'admin'),
    ...(side === 'customer' && { firstAskedAt: chat.firstAskedAt ?? now, userSeenAt: now }),
    ...(side === 'admin' && chat.firstAskedAt && { firstReplyAt: chat.firstReplyAt ?? now }),
    ...(isReply(draft) && { lastReplySeq: seq, lastReplyAt: now }),
  };
  const [, changed] = await pipelined([insertMessage(tx, message), updateChat(tx, chat.id, change)]);
  return { chat: changed, message };
}

/** Emits the message to all recipients, after the commit. */
export async function announce(shop: Shop, posted: Posted): Promise<ChatMessage> {
  const people = await getPeople(shop.db, posted.message.senderId === null ? [] : [posted.message.senderId]);
  return emitMessage(shop, posted, people);
}

/** `announce` for callers that have already loaded the people. */
export function emitMessage(shop: Shop, { chat, message }: Posted, people: People): ChatMessage {
  const wireMessage = presentMessage(message, chat, people);
  shop.live.emit(recipientsOf(chat), 'new_message', { chatId: chat.id, message: wireMessage });
  return wireMessage;
}

/** Notifies admins of a waiting customer. */
export function announceOpened(shop: Shop, chatId: ChatId, userName: string): void {
  shop.live.emit(ADMINS, 'new_pending_chat', { chatId, userName });
}

/** Whether this is a person's answer; payment news are sent by mail anyway. */
function isReply({ side, type }: NewMessage): boolean {
  return side === 'admin' && (type === 'text' || type === 'image' || type === 'charm_list');
}

/** Searchable short order number, which admins look for. */
function orderIn({ orderId }: Record<string, unknown>): string | null {
  return typeof orderId === 'string' ? shortId(orderId) : null;
}
