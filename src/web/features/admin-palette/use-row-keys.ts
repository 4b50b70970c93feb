import { useEffect, useEffectEvent, useRef } from 'react';
import { letters } from './letters.ts';

/** Elements in which letters are typed, or keys have their own meaning. */
const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="listbox"], [role="menu"]';
/** Overlays handle their own keys. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]';
const ROWS = 'table tbody tr';
const WAY = 'a, button';

/**
 * Keyboard shortcuts of an admin list: j and k move through the rows, x selects one, and an element with `data-key` in the row
 * (or in the panel open beside it) is clicked by that key. With shift they act on all rows: the element with `data-key="A"`,
 * anywhere. The focus stays; if its row disappears, the next one gets it.
 */
export function useRowKeys(onHelp: () => void): void {
  const lastRow = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    if (event.key === '?') onHelp();
    else if (event.key === 'j' || event.key === 'k')
      lastRow.current = step(event.key === 'j' ? 1 : -1, lastRow.current);
    else if (event.key === 'x') boxOf(focusedRow())?.click();
    else if (!pressNamed(event)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  if (event.key !== 'Escape' && !letters.get()) return false;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPED_IN) !== null || at.closest(OVER_THE_PAGE) !== null) return false;
  // While a modal dialog is open, the keys must not act on the page behind it.
  return document.querySelector('[aria-modal="true"]') === null;
}

/** Clicks the element for a key in the focused row, else in the open panel, never in another row. Capitals act on all rows. */
function pressNamed({ key, shiftKey }: KeyboardEvent): boolean {
  const open = document.querySelector<HTMLElement>('aside:has([data-key="Escape"])');
  const row = key === 'Escape' ? open : (focusedRow() ?? open);
  const place = shiftKey && /^[A-Z]$/.test(key) ? document : row;
  const found = place?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!found) return false;
  if (!found.matches(':disabled')) found.click();
  return true;
}

/** @returns the index of the row that now has the focus */
function step(by: 1 | -1, last: number): number {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(
    (row) => row.querySelector(WAY) !== null,
  );
  const focused = rows.indexOf(focusedRow() as HTMLElement);
  const at = focused === -1 ? last : focused + by;
  const next = Math.max(0, Math.min(rows.length - 1, at));
  const row = rows[next];
  row?.querySelector<HTMLElement>(WAY)?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
  return next;
}

const focusedRow = () => document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
const boxOf = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('input[type="checkbox"]');
