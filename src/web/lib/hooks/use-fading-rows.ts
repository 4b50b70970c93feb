import { useEffect, useState } from 'react';
import { withLeaving, type FadingRow } from './fading.ts';

/**
 * Rows that fade out when removed, whether by a click, in another tab, or all at once.
 * @param rows must keep its identity while nothing changed
 * @param lingers milliseconds a row stays after its removal
 */
export function useFadingRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  lingers: number,
): readonly FadingRow<Row>[] {
  const [last, setLast] = useState(rows);
  const [shown, setShown] = useState<readonly FadingRow<Row>[]>(() => withLeaving([], rows, keyOf));
  if (rows !== last) {
    setLast(rows);
    setShown(withLeaving(shown, rows, keyOf));
  }
  useEffect(() => {
    if (!shown.some(({ leaving }) => leaving)) return;
    const timer = setTimeout(() => setShown((now) => now.filter(({ leaving }) => !leaving)), lingers);
    return () => clearTimeout(timer);
  }, [shown, lingers]);
  return shown;
}
