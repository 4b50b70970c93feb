import { useEffect, useRef, type FocusEvent } from 'react';

const ROWS = 'tbody > tr, article';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** The button of a row that had the focus last, and the place of the row. */
type Held = { readonly button: HTMLElement; readonly place: number };

/**
 * Keeps the focus in a list whose rows change by what is pressed in them. A button that is gone, or disabled while its request is
 * under way, drops the focus onto the page; then the row now in its place gets it, on its first link or button, where one press
 * too many does no harm. Rows walked by keys are remembered by those (features/admin-palette).
 * @param rows a change of these triggers the check
 * @returns props for the element around the rows
 */
export function useKeptFocus(rows: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  useEffect(() => restore(list.current, held.current), [rows]);
  // A dialog that a row opened is a child of the body, and may close after the rows have changed.
  useEffect(() => {
    const watch = new MutationObserver(() => restore(list.current, held.current));
    watch.observe(document.body, { childList: true });
    return () => watch.disconnect();
  }, []);
  return {
    ref: list,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      // React also bubbles events of a row's dialog, although its elements are elsewhere in the document.
      if (!currentTarget.contains(target)) return;
      const place = rowsIn(currentTarget).findIndex((row) => row.contains(target));
      held.current = place >= 0 && target.matches('button') ? { button: target, place } : null;
    },
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(target) || target.matches(':disabled')) return;
      if (relatedTarget?.closest(DIALOGS)) return;
      held.current = null;
    },
  };
}

const rowsIn = (list: Element) => [...list.querySelectorAll(ROWS)];

function restore(list: Element | null, held: Held | null): void {
  if (list === null || held === null || document.activeElement !== document.body) return;
  const rows = rowsIn(list);
  const row = rows[Math.min(held.place, rows.length - 1)];
  const isThere = held.button.isConnected && !held.button.matches(':disabled');
  const target = isThere ? held.button : row?.querySelector<HTMLElement>('a, button:enabled');
  target?.focus({ preventScroll: true });
}
