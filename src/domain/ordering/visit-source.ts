/** Where the visit that led to an order came from, as its link claims; anyone can write such a link (decision 0077). */
export type VisitSource = {
  /** The referrer: `facebook`, `zalo`, a mail. */
  readonly source: string;
  /** The medium: `post`, `bio`, `ads`. */
  readonly medium: string | null;
  readonly campaign: string | null;
};

/** Maximum characters of each field. */
const SOURCE_WORD_MAX = 60;

/** Allowed characters: lower-case letters and digits of any script, and separators. */
export const SOURCE_WORD = /^[\p{Ll}\p{Lo}\p{M}\p{N}._ -]{1,60}$/u;

/** Parameters that networks append to every link, and their network; an explicit `utm_source` takes precedence. */
export const MARKS = {
  fbclid: 'facebook',
  igsh: 'instagram',
  igshid: 'instagram',
  ttclid: 'tiktok',
  gclid: 'google',
  zarsrc: 'zalo',
} as const;

/** Parameters of a link that names its source: source, medium, campaign. */
export const SOURCE_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/**
 * Reads the visit source from a query string, which anyone may have written; null when it has none.
 * @param query `utm_source=Zalo&utm_campaign=8-3`, parsed (`URLSearchParams`)
 */
export function sourceIn(query: { get(name: string): string | null }): VisitSource | null {
  const network = Object.entries(MARKS).find(([mark]) => query.get(mark) !== null)?.[1] ?? null;
  const [said, medium, campaign] = SOURCE_FIELDS.map((field) => sourceWord(query.get(field)));
  const source = said ?? network;
  return source === null ? null : { source, medium: medium ?? null, campaign: campaign ?? null };
}

/** Lower-cased, reduced to letters, digits and `._-`, and truncated; null when nothing is left. */
function sourceWord(text: string | null): string | null {
  const tidied = (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}._-]+/gu, ' ')
    .trim();
  // Truncated by code points, so that no character is split.
  const cut = [...tidied].slice(0, SOURCE_WORD_MAX).join('').trim();
  return cut === '' ? null : cut;
}
