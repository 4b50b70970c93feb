import { useEffect, useSyncExternalStore } from 'react';
import type { MyChats } from './my-chats.ts';
import type { Room } from './room.ts';
import type { Support } from './support.ts';
import type { Thread } from './thread.ts';

/** A customer's chats, as they stand now. */
export function useMyChats({ chats }: Support): MyChats {
  return useSyncExternalStore(chats.subscribe, chats.get, chats.get);
}

/** What stands in a chat. Being on the page joins it; leaving the page leaves it. */
export function useRoom(room: Room): Thread {
  useEffect(() => room.enter(), [room]);
  return useSyncExternalStore(room.subscribe, room.get, room.get);
}
