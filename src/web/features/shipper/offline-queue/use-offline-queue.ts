import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { outboxOf } from './browser-queue.ts';
import type { KeptChange } from './kept.ts';
import type { Outbox } from './queue.ts';

const NONE: readonly KeptChange[] = [];
const never = () => () => {};

/** The outbox of who is logged in, and what it keeps; null until she is known. */
export function useOutbox(): { outbox: Outbox | null; changes: readonly KeptChange[] } {
  const user = useUser();
  const outbox = user === null ? null : outboxOf(user.id);
  const changes = useSyncExternalStore(
    outbox?.subscribe ?? never,
    outbox?.changes ?? (() => NONE),
    () => NONE,
  );
  return { outbox, changes };
}

/** Sends what an earlier page or an earlier login has left in the outbox. */
export function useWakeOutbox(): void {
  const { outbox } = useOutbox();
  useEffect(() => void outbox?.wake(), [outbox]);
}

/** Whether the phone says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
