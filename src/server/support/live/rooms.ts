import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import { roleRoom, userRoom } from '#server/platform/live/socket.ts';

const PREFIX = 'chat:';

/** Pages that have this chat open: its customer's and admins'. */
export const chatRoom = (id: ChatId) => `${PREFIX}${id}`;
export const ADMINS = roleRoom('admin');

/** The chats whose rooms these are. */
export function chatsIn(rooms: readonly string[]): ChatId[] {
  return rooms.flatMap((room) => (room.startsWith(PREFIX) ? [room.slice(PREFIX.length) as ChatId] : []));
}

/** Everybody who may hear of a chat, also with its window closed: the customer's pages and all admins'. */
export function recipientsOf({ id, userId }: { id: ChatId; userId: UserId }): string[] {
  return [chatRoom(id), userRoom(userId), ADMINS];
}
