// How long a bracelet becomes, from what is strung on it. The workshop's own figures and rule:
// length = wrist + π · thickness + ease, because what lies round a wrist lies outside of it by half its thickness.

/** Air between two neighbours, mm: they are strung close, but do not press on one another. */
export const GAP_MM = 0.5;
/** How much wider than the wrist the workshop makes it, mm. */
export const EASE_MM = 10;
/** Wider than this at the wrist, mm, it slips and its charms turn over (two centimetres is what a wrist takes). */
export const LOOSE_MM = 20;

type Cord = { thicknessMm: number; gramsPerCm: number };
const BRAID: Cord = { thicknessMm: 2.5, gramsPerCm: 0.05 };

/** What it is strung on, by `material` of the string; one of an unknown stuff counts as braid. */
const CORDS: Readonly<Record<string, Cord>> = {
  braid: BRAID,
  silk: { thicknessMm: 1.5, gramsPerCm: 0.03 },
  leather: { thicknessMm: 3, gramsPerCm: 0.08 },
  pearl: { thicknessMm: 4, gramsPerCm: 0.18 },
  chain: { thicknessMm: 1.8, gramsPerCm: 0.12 },
  elastic: { thicknessMm: 3, gramsPerCm: 0.09 },
};

/** What the knot or clasp takes of the ring, mm, by `knot` of the way it is tied; the plain knot if none is chosen. */
const SIMPLE_MM = 6;
const TIES_MM: Readonly<Record<string, number>> = { sliding: 14, bow: 12, clasp: 15, simple: SIMPLE_MM };

/** A charm's size as the rule needs it: mm and grams; null is not known. */
export type CharmSize = {
  readonly widthMm: number | null;
  readonly thicknessMm: number | null;
  readonly weightG: number | null;
};

export type Strung = {
  /** Those that hang, in any order. */
  readonly charms: readonly CharmSize[];
  readonly material: string | null;
  readonly knot: string | null;
  readonly wristCm: number;
};

export type Length = {
  /** From end to end with its knot or clasp, whole mm. */
  lengthMm: number;
  /** Room between it and her wrist, whole mm round. */
  freeMm: number;
  /** False when the charms need more than her wrist gives: they crowd, and turn over or stand up. */
  liesFlat: boolean;
};

/**
 * How long it becomes and how it sits, beside the specification's table of charms by wrist (spec §9), which stays the
 * rule of how many there are.
 * @returns null when nothing hangs, or a width is not known
 */
export function predictLength({ charms, material, knot, wristCm }: Strung): Length | null {
  const widths = charms.flatMap(({ widthMm }) => widthMm ?? []);
  if (widths.length === 0 || widths.length < charms.length) return null;
  const around = Math.PI * thicknessOf(charms, material);
  const needed = sum(widths) + widths.length * GAP_MM + closureOf(knot);
  const length = Math.max(needed, wristCm * 10 + around + EASE_MM);
  const free = length - around - wristCm * 10;
  return { lengthMm: Math.round(length), freeMm: Math.round(free), liesFlat: free <= LOOSE_MM };
}

/** Grams, to a tenth: the charms and the string of this length; null when a weight is not known. */
export function weightOf(
  charms: readonly CharmSize[],
  material: string | null,
  lengthMm: number,
): number | null {
  const weights = charms.flatMap(({ weightG }) => weightG ?? []);
  if (weights.length === 0 || weights.length < charms.length) return null;
  const grams = sum(weights) + (cordOf(material).gramsPerCm * lengthMm) / 10;
  return Math.round(grams * 10) / 10;
}

/** The thickest thing that lies on the wrist, mm. */
function thicknessOf(charms: readonly CharmSize[], material: string | null): number {
  return Math.max(cordOf(material).thicknessMm, ...charms.map(({ thicknessMm }) => thicknessMm ?? 0));
}

export const cordThicknessMm = (material: string | null): number => cordOf(material).thicknessMm;
const cordOf = (material: string | null) => CORDS[material ?? 'braid'] ?? BRAID;
/** What the knot or clasp takes of the ring, mm. */
export const closureOf = (knot: string | null) => TIES_MM[knot ?? 'simple'] ?? SIMPLE_MM;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
