import { useHydrated } from './use-hydrated.ts';

/**
 * Props for server-rendered markup that is not hydrated yet: clicks on it are held until it is (`app/held-taps.ts`). The body as
 * a whole is marked so; a part that hydrates later marks itself with these props.
 */
export function useHoldsTaps(): { 'data-asleep'?: '' } {
  return useHydrated() ? {} : { 'data-asleep': '' };
}
