import { IS_SOMEWHERE, PLACES_OUTSIDE } from '../knowledge/outside.vi.ts';
import type { Token } from './tokens.ts';

/** "Con gì sống ngoài đại dương", "thích con ong ngoài kia": tells where it is, and refuses nothing. @param end of the word `ngoài` */
export function isOutside(tokens: readonly Token[], end: number): boolean {
  const before = tokens[end - 2];
  const isThere =
    before !== undefined && !tokens[end - 1]?.afterBreak && !before.bare && IS_SOMEWHERE.has(before.word);
  return (
    isThere ||
    PLACES_OUTSIDE.some((words) =>
      words.every((word, n) => tokens[end + n]?.word === word && isNext(tokens[end + n])),
    )
  );
}
const isNext = (token: Token | undefined) => token?.afterBreak === false;
