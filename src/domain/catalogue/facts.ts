import { generic } from '../kernel/copy.vi.ts';
import { issue, type Check } from '../kernel/issue.ts';
import { lengthOf, tidyLine } from '../kernel/text-rules.ts';
import { factsCopy } from './facts.vi.ts';

/**
 * Material and size of a charm; null is not stated. A category has facts, and a charm states its own only where it differs.
 * Millimetres, grams, working days.
 */
export type GoodsFacts = { [Key in NumberFact]: number | null } & { [Key in TextFact]: string | null };

/** Numeric facts in form order: bounds, and number of decimals. */
const NUMBER_FACTS = {
  widthMm: { least: 1, most: 60, decimals: 1 },
  heightMm: { least: 1, most: 60, decimals: 1 },
  thicknessMm: { least: 0.5, most: 30, decimals: 1 },
  weightG: { least: 0.05, most: 99, decimals: 2 },
  makingDays: { least: 1, most: 60, decimals: 0 },
} as const;
export type NumberFact = keyof typeof NUMBER_FACTS;

/** Text facts, with their maximum length. */
export const TEXT_FACTS = { material: 120, plating: 120, enamel: 120, nickel: 160, care: 300 } as const;
export type TextFact = keyof typeof TEXT_FACTS;

export type Fact = NumberFact | TextFact;
export const NUMBER_FACT_NAMES = Object.keys(NUMBER_FACTS) as NumberFact[];
export const TEXT_FACT_NAMES = Object.keys(TEXT_FACTS) as TextFact[];
export const FACT_NAMES: readonly Fact[] = [...NUMBER_FACT_NAMES, ...TEXT_FACT_NAMES];

/** The effective facts of a charm: its own override those of its category. */
export function factsOf(kind: GoodsFacts, own: GoodsFacts): GoodsFacts {
  return pickFacts((name) => own[name] ?? kind[name]);
}

/** Picks the facts out of an object with other fields; an absent field is not stated. */
export function factsIn(fields: Partial<GoodsFacts>): GoodsFacts {
  return pickFacts((name) => fields[name] ?? null);
}

function pickFacts(valueOf: (name: Fact) => string | number | null): GoodsFacts {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, valueOf(name)])) as GoodsFacts;
}

/** Parses a typed number, `8,5` or `8.5`; null when it is none. */
export function parseFact(text: string): number | null {
  return /^\d{1,4}(?:[.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}

/** Whether a number is valid for this fact: within bounds, and with no more decimals than a scale shows. */
export function fitsFact(name: NumberFact, value: number): boolean {
  const { least, most, decimals } = NUMBER_FACTS[name];
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value;
}

/** The check of a fact's field, which may stay empty. */
export function factCheck(name: Fact): Check {
  return (text) => {
    if (text.trim() === '') return null;
    if (isNumberFact(name)) {
      const value = parseFact(text);
      return value !== null && fitsFact(name, value) ? null : issue('number', factsCopy.bounds(name));
    }
    const most = TEXT_FACTS[name];
    return lengthOf(tidyLine(text)) <= most
      ? null
      : issue('too_long', generic.tooLong(factsCopy.labels[name], most));
  };
}

export const isNumberFact = (name: Fact): name is NumberFact => name in NUMBER_FACTS;

/** `8,5` */
export const formatFact = (value: number): string => String(value).replace('.', ',');
