import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isComposing } from '#web/ui/is-composing.ts';
import { giveFocus, isGiven, takeFocus } from '#web/ui/list/given-focus.ts';
import { letters } from './letters.ts';

/** Elements in which letters are typed, or keys have their own meaning. */
const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="listbox"], [role="menu"]';
/** Overlays handle their own keys. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]';
const ROWS = 'tbody tr';
/** Rows of lists that are no tables. */
const CARDS = 'article, [data-row]';
const WAY = 'a, button';

/**
 * Keyboard shortcuts of an admin list: j and k move through the rows, x selects one, and an element with `data-key` in the row
 * (or in the panel open beside it) is clicked by that key. With shift they act on all rows: the element with `data-key="A"`,
 * anywhere. If the focused row disappears, the next one gets the focus (`useKeptFocus`); no key acts on that row until j, k or
 * another move of the focus has chosen it, so that a second press never hits an order that nobody looked at.
 */
export function useRowKeys(onHelp: () => void): void {
  const tab = useSearchParams()[0].get('tab');
  const lastRow = useRef(0);
  useEffect(() => {
    lastRow.current = 0;
  }, [tab]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    const at = rows().indexOf(focusedRow() as HTMLElement);
    if (at !== -1) lastRow.current = at;
    if (event.key === '?') onHelp();
    else if (event.key === 'j' || event.key === 'k') step(event.key === 'j' ? 1 : -1, at, lastRow.current);
    else if (event.key === 'x') boxOf(focusedRow())?.click();
    else if (!pressNamed(event, lastRow.current)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event))
    return false;
  if (event.key !== 'Escape' && !letters.get()) return false;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPED_IN) !== null || at.closest(OVER_THE_PAGE) !== null) return false;
  // While a modal dialog is open or about to open, the keys must not act on the page behind it.
  return document.querySelector('[aria-modal="true"], [data-opening]') === null;
}

/**
 * Clicks the element for a key in the focused row, else in the open panel, never in another row. Capitals act on all rows.
 * @param last index of the row that had the focus last; a panel that is closed gives it back
 */
function pressNamed({ key, shiftKey }: KeyboardEvent, last: number): boolean {
  const open = document.querySelector<HTMLElement>('aside:has([data-key="Escape"])');
  const row = key === 'Escape' ? open : (focusedRow() ?? open);
  const place = shiftKey && /^[A-Z]$/.test(key) ? document : row;
  const found = place?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!found) return false;
  if (place === focusedRow() && isGiven(document.activeElement)) return true;
  if (!found.matches(':disabled')) found.click();
  if (key === 'Escape' && open?.contains(document.activeElement)) {
    const way = wayOf(rowAt(last));
    if (way) giveFocus(way);
  }
  return true;
}

/** Moves to the next or previous row; from a row that got the focus by itself, j stays there. */
function step(by: 1 | -1, at: number, last: number): void {
  const isNew = at === -1 || (by === 1 && isGiven(document.activeElement));
  const row = rowAt(isNew ? last : at + by);
  wayOf(row)?.focus({ preventScroll: true });
  takeFocus();
  row?.scrollIntoView({ block: 'center' });
}

function rows(): HTMLElement[] {
  const withWays = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (row) => wayOf(row) && row.closest(OVER_THE_PAGE) === null,
    );
  const inTables = withWays(ROWS);
  return inTables.length > 0 ? inTables : withWays(CARDS);
}

function rowAt(index: number): HTMLElement | undefined {
  const all = rows();
  return all[Math.max(0, Math.min(all.length - 1, index))];
}

/** What j and k focus in a row: its first link or button, else a row that can have the focus itself. */
const wayOf = (row: HTMLElement | undefined) =>
  row?.matches(WAY)
    ? row
    : (row?.querySelector<HTMLElement>(WAY) ?? (row?.matches('[tabindex]') ? row : null));
const focusedRow = () => document.activeElement?.closest<HTMLElement>(`${ROWS}, ${CARDS}`) ?? null;
const boxOf = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('input[type="checkbox"]');
