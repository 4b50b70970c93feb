/** Where the visit that led to an order came from, as its link claims; anyone can write such a link (decision 0077). */
export type VisitSource = {
  /** The referrer: `facebook`, `zalo`, a mail. */
  readonly source: string;
  /** The medium: `post`, `bio`, `ads`. */
  readonly medium: string | null;
  readonly campaign: string | null;
};

/** Maximum characters of each field. */
export const SOURCE_WORD_MAX = 60;

/** Allowed characters: lower-case letters and digits of any script, and separators. */
export const SOURCE_WORD = /^[\p{Ll}\p{Lo}\p{M}\p{N}._ -]{1,60}$/u;

/** Parameters that networks append to every link, and their network; an explicit `utm_source` takes precedence. */
const MARKS = {
  fbclid: 'facebook',
  igsh: 'instagram',
  igshid: 'instagram',
  ttclid: 'tiktok',
  gclid: 'google',
  zarsrc: 'zalo',
} as const;

/**
 * Reads the visit source from a query string; null when it has none.
 * @param query `utm_source=Zalo&utm_campaign=8-3`, parsed (`URLSearchParams`)
 */
export function sourceIn(query: { get(name: string): string | null }): VisitSource | null {
  const network = Object.entries(MARKS).find(([mark]) => query.get(mark) !== null)?.[1] ?? null;
  const source = sourceWord(query.get('utm_source')) ?? network;
  if (source === null) return null;
  return {
    source,
    medium: sourceWord(query.get('utm_medium')),
    campaign: sourceWord(query.get('utm_campaign')),
  };
}

/** Reads a source stored on the device, which is untrusted; null when it is invalid. */
export function keptSource(kept: Readonly<Record<string, unknown>> | null): VisitSource | null {
  const word = (value: unknown) => (typeof value === 'string' ? sourceWord(value) : null);
  const source = word(kept?.['source']);
  return source === null
    ? null
    : { source, medium: word(kept?.['medium']), campaign: word(kept?.['campaign']) };
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
