import type { Concept } from '../knowledge/concepts.ts';
import { CHILD, RECIPIENTS } from '../knowledge/recipients.vi.ts';

// Without the newborn: its birth is the occasion itself, not the name of a recipient.
const PEOPLE = new Set(RECIPIENTS.flatMap(({ name, says }) => (name === CHILD ? [] : says)));

/** "Sinh nhật bạn" is an occasion and a person: they are read separately, so that "sinh nhật bạn thân" is understood as well. */
export function namesSomebody({ kind, says }: Concept, said: string): boolean {
  if (kind !== 'occasion') return false;
  const words = said.split(' ');
  return words.some(
    (_, n) => n > 0 && PEOPLE.has(words.slice(n).join(' ')) && says.includes(words.slice(0, n).join(' ')),
  );
}
