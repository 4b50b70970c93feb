import { useEffect, useRef, type FocusEvent } from 'react';
import { giveFocus } from './given-focus.ts';

const ROWS = 'tbody > tr, li, article:not(li > *)';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const WAY = 'a, button:enabled';
const LOADING = '[data-skeleton]';

/** What had the focus last, and where it stood. */
type Held = {
  readonly element: HTMLElement;
  /** the parent of its row */
  readonly list: Element | null;
  readonly place: number;
  /** the card or panel around it */
  readonly card: Element | null;
};

/**
 * Keeps the focus where elements disappear by what is pressed in them: a row that leaves the list, an action that is done, a
 * transfer that is settled. Otherwise the focus would drop onto the page. The row now in its place gets it, on its first link or
 * button, else the heading of its card, else that of the first list.
 * @returns props for the element around everything
 */
export function useKeptFocus() {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  useEffect(() => {
    let frame = 0;
    // In the next frame: whatever takes the place may focus something itself.
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => restore(box.current, held.current));
    });
    if (box.current)
      watch.observe(box.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // Dialogs are children of the body, and may close after the rows have changed.
    watch.observe(document.body, { childList: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return {
    ref: box,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      // React also bubbles events of a row's dialog, although its elements are elsewhere in the document.
      if (!currentTarget.contains(target)) return;
      const row = target.closest(ROWS);
      const list = row?.parentElement ?? null;
      const place = row === null ? 0 : rowsIn(list).indexOf(row);
      held.current = { element: target, list, place, card: target.closest('section, aside') };
    },
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(target) || target.matches(':disabled')) return;
      if (relatedTarget?.closest(DIALOGS) || !target.isConnected) return;
      held.current = null;
    },
  };
}

const rowsIn = (list: Element | null) => [...(list?.children ?? [])].filter((one) => one.matches(ROWS));

function restore(box: HTMLElement | null, held: Held | null): void {
  if (box === null || held === null || document.activeElement !== document.body) return;
  const { element, list, place, card } = held;
  if (element.isConnected) {
    // Disabled while its request is under way.
    if (element.matches(':disabled[aria-busy]')) return;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
  const rows = list?.isConnected ? rowsIn(list) : [];
  const row = rows[Math.min(place, rows.length - 1)];
  const way = row?.querySelector<HTMLElement>(WAY);
  if (way) return giveFocus(way);
  const part = card?.isConnected ? card : box;
  const ofList = part.querySelector<HTMLElement>('h2[tabindex]');
  // A tab that is loading gets its heading later.
  if (ofList === null && part.querySelector(LOADING)) return;
  const heading = ofList ?? part.querySelector<HTMLElement>('h2, h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  giveFocus(heading);
}
