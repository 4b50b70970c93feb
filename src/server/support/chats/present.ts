import { asId, type UserId } from '#domain/kernel/ids.ts';
import type * as wire from '#contract/http/chat.ts';
import type { Reader } from '#domain/support/chats.ts';
import { type People, presentMessage, presentPerson } from '../messages/present.ts';
import type { ChatRow, ListedChat } from './repository.ts';

/** @throws Error when the customer is not among the people */
export function presentChat({ chat, last }: ListedChat, reader: Reader, people: People): wire.Chat {
  const user = people.get(chat.userId);
  if (user === undefined) throw new Error(`the customer of chat ${chat.id} is unknown`);
  const admin = chat.adminId === null ? undefined : people.get(chat.adminId);
  return {
    _id: chat.id,
    chatId: chat.id,
    user: { ...presentPerson(user), email: user.email },
    admin: admin ? presentPerson(admin) : null,
    status: chat.status,
    ...(reader === 'admin' && { priority: chat.priority }),
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

/** An admin with an open page. */
export function presentOnline({ id, name }: { id: string; name: string }): { _id: UserId; name: string } {
  return { _id: asId<UserId>(id), name };
}
