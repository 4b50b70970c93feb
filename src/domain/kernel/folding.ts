/**
 * A text as it is searched: without diacritics, lower case, single spaces. `fold('Hoa đào') === 'hoa dao'`, for composed and
 * decomposed input alike.
 */
export function fold(text: string): string {
  return withoutDiacritics(text).toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Letters without their diacritics, case kept: `Bống` → `Bong`, `Đ` → `D`. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFC');
}

/** Whether a query contains diacritics: `thỏ` means that word, `tho` any variant. */
export const hasMarks = (text: string): boolean => withoutDiacritics(text) !== text.normalize('NFC');

/** Whether every word of the query is a prefix of a word of the text, diacritics included. */
export function matchesWithDiacritics(text: string, query: string): boolean {
  const [line, words] = [text, query].map((said) => said.normalize('NFC').toLowerCase().trim());
  return (words ?? '').split(/\s+/u).every((word) => ` ${line}`.includes(` ${word}`));
}

/** Whether every word of the query is a prefix of a word of the text, both folded. An empty query always matches. */
export function matchesFolded(text: string, query: string): boolean {
  const words = ` ${wordsOf(text)}`;
  return wordsOf(query)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
}

const wordsOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
