import { useRef, type MouseEvent } from 'react';

/** Longest time between the two clicks of a double click, in ms, and their greatest distance, in px. */
const WITHIN = 500;
const AROUND = 8;
const CONTROLS = 'a, button, input, select, textarea, summary';
const ROWS = 'tr, li, article';
const PLACES = `${ROWS}, [role="dialog"], [role="alertdialog"]`;

type Click = { readonly at: number; readonly x: number; readonly y: number; readonly row: Element };

/**
 * A handler of captured clicks: the second click of a double click does nothing to another row than the first. When a row leaves
 * its list, the next one takes its place under the pointer, and nobody has looked at that one (`useRowKeys` has the same rule for
 * keys). Nor does it press what appears under a dialog that the first one closed.
 */
export function useSecondClicks(): (event: MouseEvent) => void {
  const last = useRef<Click | null>(null);
  return (event) => {
    // By a key, or by a script.
    if (event.detail === 0) return;
    const row = rowAt(event.target);
    const before = last.current;
    if (row === null) {
      last.current = null;
      return;
    }
    const click = { at: event.timeStamp, x: event.clientX, y: event.clientY, row };
    const isStray =
      before !== null && !before.row.isConnected && row.matches(ROWS) && isSecond(before, click);
    last.current = isStray ? { ...click, row: before.row } : click;
    if (!isStray) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const isSecond = (first: Click, { at, x, y }: Click): boolean =>
  at - first.at < WITHIN && Math.abs(x - first.x) <= AROUND && Math.abs(y - first.y) <= AROUND;

/** The row, or the dialog, whose control was clicked. */
function rowAt(target: EventTarget): Element | null {
  if (!(target instanceof Element)) return null;
  return (target.closest('label')?.control ?? target.closest(CONTROLS))?.closest(PLACES) ?? null;
}
