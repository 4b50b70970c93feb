/** What a word of a wish is about. */
const CONCEPT_KINDS = [
  'color',
  'category',
  'shape',
  'style',
  'meaning',
  'occasion',
  'recipient',
  'interest',
  'sign',
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** One thing people wish for: how they say it, and what charms that suit it are described with. */
export type Concept = {
  readonly kind: ConceptKind;
  /** As a chip and a reason say it; with its kind it names the concept for good. */
  readonly name: string;
  /** How people say it: North and South, teencode, English. Typed without marks they are found too. */
  readonly says: readonly string[];
  /** What a charm has that suits it (a tag, a name, a colour, a kind, words of its meaning), and how well, 0 to 1. */
  readonly finds: ReadonlyMap<string, number>;
};

/** What stands in the fourth part of `finds` hardly suits, whatever its tags say. */
export const HARDLY = 0.2;
/** How well what stands in the first, second and third part of `finds` suits. */
const TIERS = [1, 0.75, 0.5, HARDLY];

export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * A concept from a line of data: its name, how it is said (commas), what it finds (commas; `|` between what suits best,
 * well, somewhat and hardly). The name itself is said and found.
 */
export const concept =
  (kind: ConceptKind) =>
  ([name, says, finds]: readonly [string, string, string?]): Concept => {
    const own = name.toLowerCase();
    const tiers = (finds ?? '')
      .split('|')
      .flatMap((part, tier) => listed(part).map((find) => [find, TIERS[tier] ?? 0.5] as const));
    return {
      kind,
      name,
      says: [...new Set([own, ...listed(says)])],
      finds: new Map([[own, 1], ...tiers.toReversed()]),
    };
  };
