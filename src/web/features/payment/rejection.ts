import type { StatusEntry } from '#contract/http/ordering.ts';
import type { OrderNote } from '#domain/ordering/notes.ts';

const REJECTED: OrderNote = 'Payment rejected by admin';

/** Why the shop did not accept the last transfer, in its own words; null when it did not refuse one just now. */
export function rejectionOf(history: readonly Pick<StatusEntry, 'note'>[]): string | null {
  const note = history.at(-1)?.note ?? '';
  return note.startsWith(`${REJECTED}: `) ? note.slice(REJECTED.length + 2) : null;
}
