import { fold } from './folding.ts';

/** Shorter words have too many neighbours: of three letters, `hoa` is one slip from `hoc`, `hao` and `loa`. */
const SHORTEST = 3;

/**
 * How many of the query's words are mistyped, if it means this text: each must begin a word of it, or be one of them but
 * for a slip. Null when some word is not there at all,
 * and for a query without any.
 */
export function slipsIn(query: string, text: string): number | null {
  const left = wordsOf(text);
  const take = (fits: (word: string) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const wanted = wordsOf(query);
  // Each word of the text answers for one of the query: the `đào` of `hao dao` is not its `hao` too.
  const mistyped = wanted.filter((asked) => !take((word) => word.startsWith(asked)));
  const meant = mistyped.every((asked) => take((word) => isOneSlip(asked, word)));
  return meant && wanted.length > 0 ? mistyped.length : null;
}

/**
 * Those that a mistyped text means, with the fewest slips; by the first of the tellings that says so: what each is
 * called, then what else is told of it.
 */
export function meantAmong<T>(text: string, among: readonly T[], ...tellings: ((one: T) => string)[]): T[] {
  for (const tell of tellings) {
    const slips = among.map((one) => ({ one, count: slipsIn(text, tell(one)) ?? Infinity }));
    const fewest = Math.min(...slips.map(({ count }) => count));
    if (fewest < Infinity) return slips.filter(({ count }) => count === fewest).map(({ one }) => one);
  }
  return [];
}

/** Whether two words differ by one letter: another, one more, one missing, or two neighbours that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  if (at === -1) return b.length !== a.length;
  const rest = (word: string, from: number) => word.slice(at + from);
  if (a.length !== b.length)
    return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return swapped || rest(a, 1) === rest(b, 1);
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
