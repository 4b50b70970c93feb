import type { GoodsFacts } from '#contract/http/catalogue.ts';
import {
  FACT_NAMES,
  factCheck,
  formatFact,
  isNumberFact,
  parseFact,
  type Fact,
} from '#domain/catalogue/facts.ts';
import { factsCopy } from '#domain/catalogue/facts.vi.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

/** Size and material fields as typed; empty means not specified. */
export type FactValues = Record<Fact, string>;

/** Initial form values; numbers use the decimal comma. */
export const factValuesOf = (facts: GoodsFacts | undefined): FactValues =>
  each((name) => {
    const value = facts?.[name] ?? '';
    return typeof value === 'number' ? formatFact(value) : value;
  });

/** Values as sent: numbers with a decimal point, text trimmed. */
export const tidiedFacts = (values: FactValues): FactValues =>
  each((name) => {
    const text = tidyLine(values[name]);
    return isNumberFact(name) ? String(parseFact(text) ?? text) : text;
  });

export const factChecks = each(factCheck);
export const factLabels: Record<Fact, string> = factsCopy.labels;

function each<T>(valueOf: (name: Fact) => T): Record<Fact, T> {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, valueOf(name)])) as Record<Fact, T>;
}
