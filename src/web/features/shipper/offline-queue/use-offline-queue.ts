import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { offlineQueueOf } from './browser-queue.ts';
import type { QueuedChange } from './queued-change.ts';
import type { OfflineQueue } from './queue.ts';

const NONE: readonly QueuedChange[] = [];
const never = () => () => {};

/** The queue of the logged-in user and its changes; null until the user is known. */
export function useOfflineQueue(): { queue: OfflineQueue | null; changes: readonly QueuedChange[] } {
  const user = useUser();
  const queue = user === null ? null : offlineQueueOf(user.id);
  const changes = useSyncExternalStore(queue?.subscribe ?? never, queue?.changes ?? (() => NONE), () => NONE);
  return { queue, changes };
}

/** Sends what an earlier page or login has left in the queue. */
export function useWakeOfflineQueue(): void {
  const { queue } = useOfflineQueue();
  useEffect(() => inBackground(queue?.wake()), [queue]);
}
