import { useRef } from 'react';

type How = { onSettled?: (answer: unknown, error: Error | null) => void };

/** A mutation's `mutate` that ignores calls while one is pending: a double click sends one request. */
export function useOneAtATime<Wanted>(
  mutate: (wanted: Wanted, how: Required<How>) => void,
): (wanted: Wanted, how?: How) => void {
  const isBusy = useRef(false);
  return (wanted, how) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(wanted, {
      onSettled: (answer, error) => {
        isBusy.current = false;
        how?.onSettled?.(answer, error);
      },
    });
  };
}
