import { fold } from './folding.ts';

/** Shorter words have too many neighbours: `hoa` is one typo from `hoc`, `hao` and `loa`. */
const SHORTEST = 3;

/**
 * Number of mistyped query words if the query means this text: each word must be a prefix of a word of the text, or equal one but
 * for a typo. Null when a word matches nothing, and for an empty query.
 */
export function countTypos(query: string, text: string): number | null {
  const left = [...wordsOf(text)];
  const take = (fits: (word: string) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const wanted = wordsOf(query);
  // Each word of the text matches one query word: the `đào` of `hao dao` must not also match its `hao`.
  const mistyped = wanted.filter((asked) => !take((word) => word.startsWith(asked)));
  const isIntended = mistyped.every((asked) => take((word) => isOneTypo(asked, word)));
  return isIntended && wanted.length > 0 ? mistyped.length : null;
}

/**
 * The items that a mistyped text means, with the fewest typos.
 * @param texts descriptions of an item, tried in this order: its name alone, then everything known of it
 */
export function findIntended<T>(text: string, among: readonly T[], ...texts: ((one: T) => string)[]): T[] {
  for (const textOf of texts) {
    const typos = among.map((one) => ({ one, count: countTypos(text, textOf(one)) ?? Infinity }));
    const fewest = Math.min(...typos.map(({ count }) => count));
    if (fewest < Infinity) return typos.filter(({ count }) => count === fewest).map(({ one }) => one);
  }
  return [];
}

/** Whether two words differ by one typo: a replaced, added, missing or swapped letter. */
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

/** Cache bound: every mistyped word is compared with all texts of the shop, which are thousands at most. */
const MOST_KNOWN = 10_000;
const known = new Map<string, readonly string[]>();

function wordsOf(text: string): readonly string[] {
  const words = known.get(text) ?? fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, words);
  return words;
}
