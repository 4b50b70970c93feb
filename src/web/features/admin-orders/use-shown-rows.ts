import { useState } from 'react';

/** Rows that each press adds, and the number shown at first, so that the orders below stay close. */
const FIRST = 5;
const STEP = 20;

/** The first rows of a list, and more of them at each press. */
export function useShownRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(FIRST);
  const shown = rows.slice(0, most);
  return {
    shown,
    /** how many the next press adds */
    next: Math.min(STEP, rows.length - shown.length),
    showNext: () => setMost(most + STEP),
  };
}
