import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, live. Only for components that are never rendered on the server. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The `lg` breakpoint: three columns fit. */
export const WIDE = '(width >= 64rem)';
/** One column: below the `md` breakpoint. */
export const PHONE = '(width < 48rem)';
export const TOUCH = '(pointer: coarse)';
