import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating; browser-only content may render once it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
