import type * as wire from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import type { Person } from '#server/identity/index.ts';
import type { ChatRow, ListedChat, MessageRow } from './repository.ts';

export type People = ReadonlyMap<UserId, Person>;

/** Up to which message each side has read. */
type ReadMarks = Pick<ChatRow, 'userReadSeq' | 'adminReadSeq'>;

export function presentMessage(row: MessageRow, marks: ReadMarks, people: People): ChatMessage {
  const sender = row.senderId === null ? undefined : people.get(row.senderId);
  const read = row.side === 'customer' ? marks.adminReadSeq : marks.userReadSeq;
  return {
    _id: row.id,
    chatId: row.chatId,
    seq: row.seq,
    sender: sender ? { ...presentPerson(sender), role: sender.role } : null,
    content: row.content,
    type: row.type,
    metadata: row.clientId === null ? row.metadata : { ...row.metadata, clientId: row.clientId },
    isRead: row.seq <= read,
    createdAt: row.createdAt.toISOString(),
  };
}

/** @throws Error when the customer is not among the people */
export function presentChat({ chat, last }: ListedChat, reader: Reader, people: People): wire.Chat {
  const user = people.get(chat.userId);
  if (user === undefined) throw new Error(`the customer of chat ${chat.id} is unknown`);
  const admin = chat.adminId === null ? undefined : people.get(chat.adminId);
  return {
    _id: chat.id,
    chatId: chat.id,
    user: presentPerson(user),
    admin: admin ? presentPerson(admin) : null,
    status: chat.status,
    priority: chat.priority,
    lastMessage: last && presentMessage(last, chat, people),
    lastMessageAt: chat.lastMessageAt?.toISOString() ?? null,
    unreadCount: unreadOf(chat, reader),
    rating: { asked: chat.ratingAsked, stars: chat.stars, comment: chat.ratingComment },
    createdAt: chat.createdAt.toISOString(),
    closedAt: chat.closedAt?.toISOString() ?? null,
  };
}

export function unreadOf({ userUnread, adminUnread }: ChatRow, reader: Reader): number {
  return reader === 'admin' ? adminUnread : userUnread;
}

function presentPerson({ id, name, email, avatar }: Person) {
  return { _id: id, name, email, profile_image: avatar };
}
