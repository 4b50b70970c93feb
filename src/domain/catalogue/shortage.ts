import type { CharmId } from '../kernel/ids.ts';
import { catalogueCopy } from './copy.vi.ts';

/** A quantity of one charm. */
export type Pieces = { readonly charmId: CharmId; readonly quantity: number };

/** Sums pieces by charm, in id order: the single order in which charm rows are locked (decisions, Stock). */
export function sumByCharm(pieces: Iterable<Pieces>): Pieces[] {
  const totals = new Map<CharmId, number>();
  for (const { charmId, quantity } of pieces) totals.set(charmId, (totals.get(charmId) ?? 0) + quantity);
  return [...totals]
    .map(([charmId, quantity]) => ({ charmId, quantity }))
    .toSorted((a, b) => (a.charmId < b.charmId ? -1 : 1));
}

/**
 * The message of a 409 `STOCK_INSUFFICIENT`, verbatim as API clients match it (decisions, Wire format):
 * `Stock validation failed: Insufficient stock for charm "A"; Insufficient stock for charm "B"`.
 */
export function stockFailureMessage(shortages: readonly { readonly name: string }[]): string {
  const entries = shortages.map(({ name }) => `Insufficient stock for charm "${name}"`);
  return `Stock validation failed: ${entries.join('; ')}`;
}

/** The customer's message instead: one charm by name, several by their number (spec §8, Cart). */
export function shortageText(names: readonly string[]): string {
  const [first, ...others] = new Set(names);
  return others.length === 0
    ? catalogueCopy.charmSoldOut(first ?? catalogueCopy.charmFallbackName)
    : catalogueCopy.charmsShort(others.length + 1);
}
