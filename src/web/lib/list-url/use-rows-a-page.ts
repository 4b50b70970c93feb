import { useSyncExternalStore } from 'react';
import { tryStorage } from '../storage/storage.ts';

/** Choices for the number of rows per page in lists of the back office. */
const ROWS_A_PAGE = [25, 50, 100] as const;
type RowsAPage = (typeof ROWS_A_PAGE)[number];

const NAME = 'rows-a-page';
const changes = new EventTarget();
let chosen: RowsAPage | null = null;

/** The chosen number of rows per page, shared by all lists and kept in this browser until changed. */
export function useRowsAPage() {
  const rows = useSyncExternalStore(subscribe, read, () => ROWS_A_PAGE[0]);
  return { rows, choices: ROWS_A_PAGE, choose } as const;
}

function choose(rows: number): void {
  chosen = asChoice(rows);
  tryStorage(() => localStorage.setItem(NAME, String(chosen)));
  changes.dispatchEvent(new Event('change'));
}

const read = (): RowsAPage => (chosen ??= asChoice(Number(tryStorage(() => localStorage.getItem(NAME)))));

const asChoice = (rows: number): RowsAPage => ROWS_A_PAGE.find((choice) => choice === rows) ?? ROWS_A_PAGE[0];

function subscribe(changed: () => void): () => void {
  changes.addEventListener('change', changed);
  return () => changes.removeEventListener('change', changed);
}
