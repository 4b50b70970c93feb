// Predicts a bracelet's length from its parts, by the workshop's own figures and rule: length = wrist + π · thickness + ease,
// because a bracelet's centre line runs half its thickness outside the wrist.

/** Gap between two neighbours, mm: they are strung close without pressing on each other. */
export const GAP_MM = 0.5;
/** Slack that the workshop adds to the wrist, mm. */
export const EASE_MM = 10;
/** With more slack than this, mm, it slips and its charms turn over (two centimetres is what a wrist tolerates). */
export const LOOSE_MM = 20;

type Cord = { thicknessMm: number; gramsPerCm: number };
const BRAID: Cord = { thicknessMm: 2.5, gramsPerCm: 0.05 };

/** Cords by the string's `material`; an unknown material counts as braid. */
const CORDS: Readonly<Record<string, Cord>> = {
  braid: BRAID,
  silk: { thicknessMm: 1.5, gramsPerCm: 0.03 },
  leather: { thicknessMm: 3, gramsPerCm: 0.08 },
  pearl: { thicknessMm: 4, gramsPerCm: 0.18 },
  chain: { thicknessMm: 1.8, gramsPerCm: 0.12 },
  elastic: { thicknessMm: 3, gramsPerCm: 0.09 },
};

/** Length taken by the knot or clasp, mm, by the tying method's `knot`; the simple knot when none is chosen. */
const SIMPLE_MM = 6;
const TIES_MM: Readonly<Record<string, number>> = { sliding: 14, bow: 12, clasp: 15, simple: SIMPLE_MM };

/** A charm's measures in mm and grams; null is unknown. */
export type CharmSize = {
  readonly widthMm: number | null;
  readonly thicknessMm: number | null;
  readonly weightG: number | null;
};

export type Strung = {
  /** The charms on the bracelet, in any order. */
  readonly charms: readonly CharmSize[];
  readonly material: string | null;
  readonly knot: string | null;
  readonly wristCm: number;
};

export type Length = {
  /** From end to end including its knot or clasp, whole mm. */
  lengthMm: number;
  /** Slack between bracelet and wrist, in whole mm of circumference. */
  freeMm: number;
  /** False when the charms need more length than the wrist allows: the bracelet is loose, and charms turn over or stand up. */
  liesFlat: boolean;
};

/**
 * Length and fit of a bracelet. The number of charms still comes from the specification's table by wrist (spec §9).
 * @returns null without charms, or when a width is unknown
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

/** Weight in grams, to a tenth: the charms and a string of this length; null when a weight is unknown. */
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

/** The thickest part, charms and cord, mm. */
function thicknessOf(charms: readonly CharmSize[], material: string | null): number {
  return Math.max(cordOf(material).thicknessMm, ...charms.map(({ thicknessMm }) => thicknessMm ?? 0));
}

export const cordThicknessMm = (material: string | null): number => cordOf(material).thicknessMm;
const cordOf = (material: string | null) => CORDS[material ?? 'braid'] ?? BRAID;
/** Length taken by the knot or clasp, mm. */
export const closureOf = (knot: string | null) => TIES_MM[knot ?? 'simple'] ?? SIMPLE_MM;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
