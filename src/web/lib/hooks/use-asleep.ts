import { useHydrated } from './use-hydrated.ts';

/**
 * To be spread on what stands there before its code does: taps on it are kept until then (`app/held-taps.ts`). The body is
 * asleep as a whole; a part that is hydrated later says so itself.
 */
export function useAsleep(): { 'data-asleep'?: '' } {
  return useHydrated() ? {} : { 'data-asleep': '' };
}
