import { useEffect, useSyncExternalStore } from 'react';
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
