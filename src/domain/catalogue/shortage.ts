import type { CharmId } from '../kernel/ids.ts';
import { catalogueCopy } from './copy.vi.ts';

/** A quantity of one charm. */
export type Pieces = { readonly charmId: CharmId; readonly quantity: number };

/** A charm that is requested in a larger quantity than is available. */
export type Shortage = {
  readonly charmId: CharmId;
  readonly name: string;
  readonly requested: number;
  readonly available: number;
};

/** Sums pieces by charm, in id order: the single order in which charm rows are locked (decisions, Stock). */
export function addUp(pieces: Iterable<Pieces>): Pieces[] {
  const totals = new Map<CharmId, number>();
  for (const { charmId, quantity } of pieces) totals.set(charmId, (totals.get(charmId) ?? 0) + quantity);
  return [...totals]
    .map(([charmId, quantity]) => ({ charmId, quantity }))
    .toSorted((a, b) => (a.charmId < b.charmId ? -1 : 1));
}

/** The shortages among the wanted pieces; a charm that `find` does not know is missing entirely. */
export function shortagesOf(
  wanted: readonly Pieces[],
  find: (id: CharmId) => { readonly name: string; readonly available: number } | undefined,
): Shortage[] {
  return wanted.flatMap(({ charmId, quantity }) => {
    const charm = find(charmId);
    const available = Math.max(0, charm?.available ?? 0);
    if (quantity <= available) return [];
    return [
      { charmId, name: charm?.name ?? catalogueCopy.charmFallbackName, requested: quantity, available },
    ];
  });
}

/**
 * The message of a 409 `STOCK_INSUFFICIENT`, verbatim as API clients match it (decisions, Wire format):
 * `Stock validation failed: Insufficient stock for charm "A"; Insufficient stock for charm "B"`.
 */
export function stockFailureMessage(shortages: readonly Pick<Shortage, 'name'>[]): string {
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
