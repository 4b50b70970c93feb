import { useEffect, useSyncExternalStore } from 'react';
import type { MyChats } from './my-chats.ts';
import type { ChatConnection } from './connection.ts';
import type { ChatClient } from './client.ts';
import type { Thread } from './thread.ts';

/** A customer's chats, as they stand now. */
export function useMyChats({ chats }: ChatClient): MyChats {
  return useSyncExternalStore(chats.subscribe, chats.get, chats.get);
}

/** What stands in a chat. Being on the page joins it; leaving the page leaves it. */
export function useThread(room: ChatConnection): Thread {
  useEffect(() => room.enter(), [room]);
  return useSyncExternalStore(room.subscribe, room.get, room.get);
}
