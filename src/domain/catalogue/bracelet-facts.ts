import { TEXT_FACT_NAMES, type GoodsFacts, type TextFact } from './facts.ts';
import { predictLength, weightOf, type Strung } from './length.ts';

/** Facts about a finished bracelet; null is unknown. */
export type BraceletFacts = {
  /** Whole mm, including its knot or clasp. */
  lengthMm: number | null;
  /** Grams, to a tenth. */
  weightG: number | null;
  /** The narrowest and the widest charm on it, mm. */
  widthsMm: [least: number, most: number] | null;
} & {
  /** Every distinct text stated by one of its charms. */
  [Key in TextFact]: string[];
};

/** The facts of a finished bracelet, derived from its charms. */
export function braceletFacts(
  charms: readonly GoodsFacts[],
  { wristCm, ...strung }: Omit<Strung, 'charms' | 'wristCm'> & { wristCm: number | null },
): BraceletFacts {
  const length = wristCm === null ? null : predictLength({ ...strung, charms, wristCm });
  const widths = charms.flatMap(({ widthMm }) => widthMm ?? []);
  const words = (name: TextFact) => [...new Set(charms.flatMap((charm) => charm[name] ?? []))];
  return {
    lengthMm: length?.lengthMm ?? null,
    weightG: length && weightOf(charms, strung.material, length.lengthMm),
    widthsMm: widths.length === 0 ? null : [Math.min(...widths), Math.max(...widths)],
    ...(Object.fromEntries(TEXT_FACT_NAMES.map((name) => [name, words(name)])) as Record<TextFact, string[]>),
  };
}
