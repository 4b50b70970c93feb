import type { BraceletFacts } from './bracelet-facts.ts';
import { formatFact, type GoodsFacts, type TextFact } from './facts.ts';
import { factsCopy as copy } from './facts.vi.ts';

/** Label and value of each known fact, in reading order; unknown facts have no row. */
export type FactRows = [name: string, value: string][];

const WORDS: readonly TextFact[] = ['material', 'plating', 'enamel', 'nickel', 'care'];

export function charmFactRows(facts: GoodsFacts): FactRows {
  const { weightG, makingDays } = facts;
  return knownRows([
    [copy.size, charmSize(facts)],
    [copy.labels.weightG, weightG === null ? null : copy.grams(formatFact(weightG))],
    ...WORDS.map((name) => [copy.labels[name], facts[name]] as const),
    [copy.labels.makingDays, makingDays === null ? null : copy.days(makingDays)],
  ]);
}

/** Rows of a finished bracelet; empty when nothing is known of its charms. */
export function braceletFactRows(facts: BraceletFacts): FactRows {
  const { weightG, widthsMm } = facts;
  const known = knownRows([
    [copy.length, braceletSize(facts)],
    [copy.charmWidths, widthsMm && copy.widthsOf(formatFact(widthsMm[0]), formatFact(widthsMm[1]))],
    [copy.labels.weightG, weightG === null ? null : copy.about(copy.grams(formatFact(weightG)))],
    ...WORDS.map((name) => [copy.labels[name], sentences(facts[name])] as const),
  ]);
  return known.length === 0 ? [] : [...known, [copy.labels.makingDays, copy.inStockDays]];
}

/** `khoảng 17,5 cm cả khóa hoặc nút`. */
export function braceletSize({ lengthMm }: BraceletFacts): string | null {
  return lengthMm === null ? null : copy.about(copy.lengthOf(formatFact(lengthMm / 10)));
}

/** `8,5 × 9 × 2,5 mm`; when a side is unknown, only the known ones: `rộng 8,5 mm`. */
export function charmSize({ widthMm, heightMm, thicknessMm }: GoodsFacts): string | null {
  if (widthMm !== null && heightMm !== null && thicknessMm !== null)
    return copy.sizeOf(formatFact(widthMm), formatFact(heightMm), formatFact(thicknessMm));
  const sides = { widthMm, heightMm, thicknessMm };
  const known = (Object.keys(sides) as (keyof typeof sides)[]).flatMap((side) => {
    const mm = sides[side];
    return mm === null ? [] : copy.side(copy.sides[side], formatFact(mm));
  });
  return known.length === 0 ? null : known.join(', ');
}

/** Joins texts, each ending with a full stop whether it was typed or not. */
const sentences = (words: readonly string[]): string | null =>
  words.length < 2 ? (words[0] ?? null) : words.map((text) => `${text.replace(/\.$/, '')}.`).join(' ');

const knownRows = (rows: readonly (readonly [string, string | null])[]): FactRows =>
  rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
