import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the keyboard in a list whose rows come and go: when the row that had the focus (or the dialog over it) is gone,
 * its neighbour takes it. Each row names what takes the focus by `tabIndex={-1}` on its heading.
 * @param rows when they change, the focus is looked after
 * @param otherwise takes the focus when no row is left
 * @returns what the `ul` is given
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
    // Also from a dialog: it stands elsewhere in the document, but belongs to its row.
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
      const at = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
      if (at >= 0) index.current = at;
    },
    // Somebody left the list herself.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget === null && document.hasFocus() && currentTarget.isConnected) held.current = null;
    },
  };
}
