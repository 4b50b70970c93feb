import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { offlineQueueOf } from './browser-queue.ts';
import type { QueuedChange } from './queued-change.ts';
import type { OfflineQueue } from './queue.ts';

const NONE: readonly QueuedChange[] = [];
const never = () => () => {};

/** The outbox of who is logged in, and what it keeps; null until she is known. */
export function useOfflineQueue(): { outbox: OfflineQueue | null; changes: readonly QueuedChange[] } {
  const user = useUser();
  const outbox = user === null ? null : offlineQueueOf(user.id);
  const changes = useSyncExternalStore(
    outbox?.subscribe ?? never,
    outbox?.changes ?? (() => NONE),
    () => NONE,
  );
  return { outbox, changes };
}

/** Sends what an earlier page or an earlier login has left in the outbox. */
export function useWakeOfflineQueue(): void {
  const { outbox } = useOfflineQueue();
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
