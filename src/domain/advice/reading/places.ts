import { withoutDiacritics } from '../../kernel/folding.ts';
import { listed } from '../knowledge/concepts.ts';
import { SEEN_IN, SOUGHT } from '../knowledge/conversation.vi.ts';
import { PLACES, type Place } from '../knowledge/places.vi.ts';
import { PLACES_WITHOUT_MARKS } from '../knowledge/places-without-marks.vi.ts';
import type { Text, Token } from './tokens.ts';

/** The places of ambiguous words (`PLACES`), as they are looked up. */
export type Compiled = {
  after: Set<string> | null;
  before: Set<string> | null;
  /** Folded, and with its marks: `đừng gấu nha` is not `gấu nhà`. */
  never: { folded: Set<string>; typed: Set<string> };
};
const compiled = (places: Readonly<Record<string, Place>>) => {
  const setOf = (text: string | undefined) => new Set(listed(text ?? '').map(withoutDiacritics));
  return new Map(
    Object.entries(places).map(([word, { after, before, never }]): [string, Compiled] => [
      word,
      {
        after: after === undefined ? null : setOf(after),
        before: before === undefined ? null : setOf(before),
        never: {
          folded: setOf(never),
          typed: new Set(listed(never ?? '').map((said) => said.normalize('NFC'))),
        },
      },
    ]),
  );
};
export const ALWAYS = compiled(PLACES);
export const UNMARKED = compiled(PLACES_WITHOUT_MARKS);

/** Whether the word that follows excludes it. */
export const isNever = (
  place: Compiled | undefined,
  next: Token | undefined,
  withoutMarks: boolean,
): boolean =>
  place !== undefined &&
  next?.afterBreak === false &&
  (withoutMarks ? place.never.folded.has(next.folded) : place.never.typed.has(next.word));

/**
 * "Tim con meo", "tim not nhac": `tìm` without its mark, before what is looked for.
 * @param things folded words with which the name of a thing begins
 */
export function isLookedFor(
  { tokens, withoutMarks }: Text,
  at: number,
  things: ReadonlySet<string>,
): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    withoutMarks &&
    token?.folded === 'tim' &&
    next?.afterBreak === false &&
    (SOUGHT.has(next.folded) || things.has(next.folded)) &&
    !SEEN_IN.has(tokens[at - 1]?.folded ?? '')
  );
}
