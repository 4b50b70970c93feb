import { useSyncExternalStore } from 'react';

/** From this width the table has column headers; below it, rows are cards (look, Table). */
const WIDE = '(width >= 64rem)';

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, read, () => false);

const read = () => matchMedia(WIDE).matches;

function subscribe(changed: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
