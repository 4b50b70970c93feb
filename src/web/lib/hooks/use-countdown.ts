import { useSyncExternalStore } from 'react';
import { seconds } from '#domain/kernel/time.ts';
import { onTick, TICK } from './on-tick.ts';

/** Whole seconds until a moment (milliseconds since the epoch), counting down to 0. For the browser only. */
export function useCountdown(until: number): number {
  const now = useSyncExternalStore(onTick, nextTick, () => 0);
  return Math.max(0, Math.ceil((until - now) / seconds(1)));
}

/** Rounded up to a tick, so that a countdown of 30 seconds begins with 30 and not with 31. */
const nextTick = () => Math.ceil(Date.now() / TICK) * TICK;
