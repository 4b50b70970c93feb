import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#web/lib/session/use-session.ts';
import type { MyChats } from './my-chats.ts';
import type { Room } from './room.ts';
import { supportFor, type Support } from './support.ts';
import type { Thread } from './thread.ts';

/** The chats of whoever is logged in; null for guests and those who have none. For the browser only. */
export function useSupport(): Support | null {
  const { user } = useSession();
  return user === null || user.role === 'shipper' ? null : supportFor(user);
}

export function useMyChats({ chats }: Support): MyChats {
  return useSyncExternalStore(chats.subscribe, chats.get, chats.get);
}

/** What stands in a chat. Being on the page joins it; leaving the page leaves it. */
export function useRoom(room: Room): Thread {
  useEffect(() => room.enter(), [room]);
  return useSyncExternalStore(room.subscribe, room.get, room.get);
}
