import { useSyncExternalStore } from 'react';
import { deviceTime } from '../server-time.ts';
import { onTick } from './on-tick.ts';

/** Whether a moment of the server has passed; null never does. False while rendering on the server. */
export function useIsPast(moment: string | null): boolean {
  const isPast = () => moment !== null && deviceTime(moment) <= Date.now();
  return useSyncExternalStore(onTick, isPast, () => false);
}
