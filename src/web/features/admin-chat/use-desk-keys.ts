import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

type Keys = {
  /** Alt+arrow: the previous or next chat. */
  step(by: 1 | -1): void;
  /** Alt+N, by key code, whatever character that types: the next chat to answer. */
  next(): void;
  /** Ctrl+K or Cmd+K: focuses the search. */
  find(): void;
};

/**
 * Keyboard shortcuts of the panel, wherever in it the focus is. A second Ctrl+K in a row is left to the admin pages' command
 * palette (`admin-palette`).
 */
export function useDeskKeys(box: RefObject<HTMLElement | null>, keys: Keys): void {
  const foundLast = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const finds = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isSecond = finds && foundLast.current;
    foundLast.current = finds && !isSecond;
    if (event.altKey && step !== null) keys.step(step);
    else if (event.altKey && event.code === 'KeyN') keys.next();
    else if (finds && !isSecond) keys.find();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const panel = box.current;
    const hear = (event: KeyboardEvent) => press(event);
    panel?.addEventListener('keydown', hear);
    return () => panel?.removeEventListener('keydown', hear);
  }, [box]);
}

/**
 * Moves the focus into the panel when it opens, and back into it when the focused element disappears (a row that moved to the
 * other tab), unless the admin has moved the focus out of the panel.
 */
export function useFocusInside(box: RefObject<HTMLElement | null>, moving: readonly unknown[]): void {
  const inside = useRef(true);
  useEffect(() => {
    const panel = box.current;
    if (!panel?.contains(document.activeElement))
      panel?.querySelector<HTMLElement>('[type="search"]')?.focus({ preventScroll: true });
    const follow = ({ target }: Event) => {
      inside.current = panel?.contains(target as Node) ?? false;
    };
    document.addEventListener('pointerdown', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerdown', follow);
      document.removeEventListener('focusin', follow);
    };
  }, [box]);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- told by the caller what may take the focus away
  }, [box, ...moving]);
}
