/** Longer texts are cut here and expanded by 'Xem thêm' (spec §9, Display). */
export const CUT_AT = 200;

/**
 * The text as shown before 'Xem thêm': at most 200 characters and '...', never cut inside a word.
 * A text that fits stays as it is.
 */
export function cut(text: string, at: number = CUT_AT): string {
  const letters = Array.from(text);
  if (letters.length <= at) return text;
  const head = letters.slice(0, at).join('');
  const wordEnd = letters[at] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${head.slice(0, wordEnd > 0 ? wordEnd : head.length).replace(/[\s.,;:…–-]+$/u, '')}...`;
}

/** Splits a list into pages of `size` items; the last may be shorter. */
export function inPages<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}

/** The page `step` pages further, wrapping around at the ends. */
export function wrapAround(page: number, step: number, pages: number): number {
  return pages <= 0 ? 0 : (((page + step) % pages) + pages) % pages;
}
