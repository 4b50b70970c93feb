import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ChatMessage } from '#contract/socket.ts';
import type { MyChats } from './my-chats.ts';
import type { ChatConnection } from './connection.ts';
import type { ChatClient } from './client.ts';
import type { Thread } from './thread.ts';

/** A customer's chats, live. */
export function useMyChats({ chats }: ChatClient): MyChats {
  return useSyncExternalStore(chats.subscribe, chats.get, chats.get);
}

/** The state of a chat. Mounting joins its room; unmounting leaves it. */
export function useThread(room: ChatConnection): Thread {
  useEffect(() => room.enter(), [room]);
  return useSyncExternalStore(room.subscribe, room.get, room.get);
}

/** Whether a picture is being uploaded to the chat; null: there is no chat yet. */
export function useUploading(room: ChatConnection | null): boolean {
  const isUploading = () => room?.get().outbox.some(({ state }) => state === 'uploading') ?? false;
  return useSyncExternalStore(room?.subscribe ?? never, isUploading, isUploading);
}
const never = () => () => {};

/** The signed-in person as a message's sender, in the shape the server will return. */
export function useSender({ user }: ChatClient): ChatMessage['sender'] {
  return useMemo(
    () => ({ _id: user.id, name: user.name, role: user.role, profile_image: user.avatar }),
    [user],
  );
}
