import type { StatusEntry } from '#contract/http/ordering.ts';
import type { OrderNote } from '#domain/ordering/notes.ts';

const REJECTED: OrderNote = 'Payment rejected by admin';
const CORRECTED: OrderNote = 'Delivery details corrected';

/**
 * The shop's reason for not accepting the last transfer; null unless the latest status change is a rejection. A corrected address
 * is no status change.
 */
export function rejectionOf(history: readonly Pick<StatusEntry, 'note'>[]): string | null {
  const note = history.findLast((entry) => entry.note !== CORRECTED)?.note ?? '';
  return note.startsWith(`${REJECTED}: `) ? note.slice(REJECTED.length + 2) : null;
}
