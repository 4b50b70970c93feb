import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import { roleRoom, userRoom } from '#server/platform/live/socket.ts';

const PREFIX = 'chat:';

/** Socket room of pages that have this chat open: its customer's and admins'. */
export const chatRoom = (id: ChatId) => `${PREFIX}${id}`;
export const ADMINS = roleRoom('admin');

/** The chats that these socket rooms belong to. */
export function chatsIn(rooms: readonly string[]): ChatId[] {
  return rooms.flatMap((room) => (room.startsWith(PREFIX) ? [room.slice(PREFIX.length) as ChatId] : []));
}

/** Everyone who receives a chat's events, even with its window closed: the customer's pages and all admins'. */
export function recipientsOf({ id, userId }: { id: ChatId; userId: UserId }): string[] {
  return [chatRoom(id), userRoom(userId), ADMINS];
}
