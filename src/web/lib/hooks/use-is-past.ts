import { useSyncExternalStore } from 'react';
import { seconds } from '#domain/kernel/time.ts';
import { deviceTime } from '../server-time.ts';

/** Whether a moment of the server has passed; null never does. False while rendering on the server. */
export function useIsPast(moment: string | null): boolean {
  const isPast = () => moment !== null && deviceTime(moment) <= Date.now();
  return useSyncExternalStore(ticking, isPast, () => false);
}

function ticking(listener: () => void): () => void {
  const timer = setInterval(listener, seconds(0.25));
  return () => clearInterval(timer);
}
