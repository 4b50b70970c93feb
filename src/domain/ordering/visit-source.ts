/** Where the visit came from that led to an order: as its link said, which anybody may write (decision 0077). */
export type VisitSource = {
  /** Who sent her: `facebook`, `zalo`, a mail. */
  readonly source: string;
  /** By what: `post`, `bio`, `ads`. */
  readonly medium: string | null;
  readonly campaign: string | null;
};

/** Characters of one word of a source. */
export const SOURCE_WORD_MAX = 60;

/** What may stand in it: small letters and digits of any script, and what is between them. */
export const SOURCE_WORD = /^[\p{Ll}\p{Lo}\p{M}\p{N}._ -]{1,60}$/u;

/** What networks hang on every link by themselves, and who does; what a link says in words (`utm_source`) goes before. */
const MARKS = {
  fbclid: 'facebook',
  igsh: 'instagram',
  igshid: 'instagram',
  ttclid: 'tiktok',
  gclid: 'google',
  zarsrc: 'zalo',
} as const;

/**
 * What the query of an address says of where its visitor came from; null where it says nothing.
 * @param query `utm_source=Zalo&utm_campaign=8-3`, read (`URLSearchParams`)
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

/** What was kept of a source on a device, where anybody may have written; null for what is none. */
export function keptSource(kept: Readonly<Record<string, unknown>> | null): VisitSource | null {
  const word = (value: unknown) => (typeof value === 'string' ? sourceWord(value) : null);
  const source = word(kept?.['source']);
  return source === null
    ? null
    : { source, medium: word(kept?.['medium']), campaign: word(kept?.['campaign']) };
}

/** In small letters, without anything that is no letter, digit or one of `._-`, and cut; null for nothing. */
function sourceWord(text: string | null): string | null {
  const tidied = (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}._-]+/gu, ' ')
    .trim();
  // Cut by characters, so that none is halved.
  const cut = [...tidied].slice(0, SOURCE_WORD_MAX).join('').trim();
  return cut === '' ? null : cut;
}
