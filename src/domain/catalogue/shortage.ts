import type { CharmId } from '../kernel/ids.ts';
import { catalogueCopy } from './copy.vi.ts';

/** Pieces of one charm. */
export type Pieces = { readonly charmId: CharmId; readonly quantity: number };

/** A charm of which more is asked for than is left. */
export type Shortage = {
  readonly charmId: CharmId;
  readonly name: string;
  readonly requested: number;
  readonly available: number;
};

/** Adds up pieces by charm, in id order: the one order in which charm rows are ever locked (decisions, Stock). */
export function addUp(pieces: Iterable<Pieces>): Pieces[] {
  const totals = new Map<CharmId, number>();
  for (const { charmId, quantity } of pieces) totals.set(charmId, (totals.get(charmId) ?? 0) + quantity);
  return [...totals]
    .map(([charmId, quantity]) => ({ charmId, quantity }))
    .toSorted((a, b) => (a.charmId < b.charmId ? -1 : 1));
}

/** What is missing of the pieces wanted; a charm that `find` does not know is missing altogether. */
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
 * The message of a 409 `STOCK_INSUFFICIENT`, word for word as programs know it (decisions, Wire format):
 * `Stock validation failed: Insufficient stock for charm "A"; Insufficient stock for charm "B"`.
 */
export function stockFailureMessage(shortages: readonly Pick<Shortage, 'name'>[]): string {
  const entries = shortages.map(({ name }) => `Insufficient stock for charm "${name}"`);
  return `Stock validation failed: ${entries.join('; ')}`;
}

/** What the customer reads instead: one charm by name, several by number (spec §8, Cart). */
export function shortageText(names: readonly string[]): string {
  const [first, ...others] = new Set(names);
  return others.length === 0
    ? catalogueCopy.charmSoldOut(first ?? catalogueCopy.charmFallbackName)
    : catalogueCopy.charmsShort(others.length + 1);
}
