import { withoutDiacritics } from '../kernel/folding.ts';
import type { Advisable } from './fit.ts';
import type { Slot } from './slots.ts';

/** So many words in a row are no chance. */
const IN_A_ROW = 3;

const wordsOf = (text: string): string[] =>
  withoutDiacritics(text.normalize('NFC').toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];

/** "Đẹp từ bên trong": charms whose own meaning or description a wish says in its words. */
export function quotedIn(text: string, charms: readonly Advisable[]): Slot[] {
  const words = wordsOf(text);
  const runs = words.flatMap((_, at) =>
    at + IN_A_ROW <= words.length ? ` ${words.slice(at, at + IN_A_ROW).join(' ')} ` : [],
  );
  if (runs.length === 0) return [];
  return charms
    .filter(({ meaning, description }) => {
      const own = ` ${wordsOf(`${meaning}. ${description}`).join(' ')} `;
      return runs.some((run) => own.includes(run));
    })
    .slice(0, QUOTED_MOST)
    .map(({ name }): Slot => ({ type: 'charm', name, wanted: true, sure: 1, span: null }));
}
const QUOTED_MOST = 3;
