import type { Concept } from '../knowledge/concepts.ts';
import { CHILD, RECIPIENTS } from '../knowledge/recipients.vi.ts';

// A child that is born is what the day is about, and no other person.
const PEOPLE = new Set(RECIPIENTS.flatMap(({ name, says }) => (name === CHILD ? [] : says)));

/** "Sinh nhật bạn" is a birthday and whose it is: read apart, so that "sinh nhật bạn thân" is understood as well. */
export function namesSomebody({ kind, says }: Concept, said: string): boolean {
  if (kind !== 'occasion') return false;
  const words = said.split(' ');
  return words.some(
    (_, n) => n > 0 && PEOPLE.has(words.slice(n).join(' ')) && says.includes(words.slice(0, n).join(' ')),
  );
}
