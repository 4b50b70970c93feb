import { seconds } from '#domain/kernel/time.ts';

/** How often components that show the time read the clock, in milliseconds. */
export const TICK = seconds(0.25);

/** For `useSyncExternalStore`: calls the listener with every tick. @returns the unsubscribe function */
export function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK);
  return () => clearInterval(timer);
}
