import { useSyncExternalStore } from 'react';
import { seconds } from '#domain/kernel/time.ts';

/** Whole seconds until a moment (milliseconds since the epoch), counting down to 0. For the browser only. */
export function useCountdown(until: number): number {
  const now = useSyncExternalStore(ticking, wholeSeconds, () => 0);
  return Math.max(0, Math.ceil(until / seconds(1)) - now);
}

const wholeSeconds = () => Math.floor(Date.now() / seconds(1));

function ticking(listener: () => void): () => void {
  const timer = setInterval(listener, seconds(0.25));
  return () => clearInterval(timer);
}
