import { fold } from './folding.ts';

/** Shorter words have too many neighbours: of three letters, `hoa` is one typo from `hoc`, `hao` and `loa`. */
const SHORTEST = 3;

/**
 * How many of the query's words are mistyped, if it means this text: each must begin a word of it, or be one of them but
 * for a typo. Null when some word is not there at all, and for a query without any.
 */
export function countTypos(query: string, text: string): number | null {
  const left = [...wordsOf(text)];
  const take = (fits: (word: string) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const wanted = wordsOf(query);
  // Each word of the text answers for one of the query: the `đào` of `hao dao` is not its `hao` too.
  const mistyped = wanted.filter((asked) => !take((word) => word.startsWith(asked)));
  const meant = mistyped.every((asked) => take((word) => isOneTypo(asked, word)));
  return meant && wanted.length > 0 ? mistyped.length : null;
}

/**
 * Those that a mistyped text means, with the fewest typos.
 * @param texts how each is described, tried in this order: by its name alone, then by all that is known of it
 */
export function findIntended<T>(text: string, among: readonly T[], ...texts: ((one: T) => string)[]): T[] {
  for (const textOf of texts) {
    const typos = among.map((one) => ({ one, count: countTypos(text, textOf(one)) ?? Infinity }));
    const fewest = Math.min(...typos.map(({ count }) => count));
    if (fewest < Infinity) return typos.filter(({ count }) => count === fewest).map(({ one }) => one);
  }
  return [];
}

/** Whether two words differ by one letter: another, one more, one missing, or two neighbours that changed places. */
export function isOneTypo(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  if (at === -1) return b.length !== a.length;
  const rest = (word: string, from: number) => word.slice(at + from);
  if (a.length !== b.length)
    return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return swapped || rest(a, 1) === rest(b, 1);
}

/** A shop's texts are looked through for every mistyped word; there are thousands at most. */
const MOST_KNOWN = 10_000;
const known = new Map<string, readonly string[]>();

function wordsOf(text: string): readonly string[] {
  const words = known.get(text) ?? fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, words);
  return words;
}
