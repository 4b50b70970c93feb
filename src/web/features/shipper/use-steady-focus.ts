import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps keyboard focus in a list whose rows come and go: when the row with the focus (or with the open dialog) is removed, its
 * neighbour gets the focus. Each row marks its focus target by `tabIndex={-1}` on its heading.
 * @param rows a change of these triggers the check
 * @param otherwise receives the focus when no row is left
 * @returns props for the `ul`
 */
export function useSteadyFocus(rows: unknown, otherwise: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const index = useRef(0);
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const isLost = held.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    const left = [...(list.current?.children ?? [])];
    const row = left[Math.min(index.current, left.length - 1)];
    (row?.querySelector<HTMLElement>('[tabindex="-1"]') ?? otherwise.current)?.focus();
  }, [rows, otherwise]);
  return {
    ref: list,
    // React also bubbles focus events from a row's dialog, although its DOM node is elsewhere in the document.
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
      const at = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
      if (at >= 0) index.current = at;
    },
    // The focus has left the list deliberately.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget === null && document.hasFocus() && currentTarget.isConnected) held.current = null;
    },
  };
}
