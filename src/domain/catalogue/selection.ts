import type { CharmId } from '../kernel/ids.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { sumOf, times } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { continueLabels } from './copy.vi.ts';
import { GARDEN_SLOTS, GARDEN_THRESHOLDS } from './limits.ts';
import { availableOf } from './stock.ts';
import type { Stocked } from './stock.ts';

/** The fields of a charm that a selection needs; pages pass whole charms and get them back. */
export type Selectable = Stocked & { readonly _id: CharmId; readonly price: Vnd };

/** A charm and its quantity (spec §3, Selected item), which is never below 1. */
type Selected<C extends Selectable> = { readonly charm: C; readonly quantity: number };
export type Selection<C extends Selectable> = readonly Selected<C>[];

export type AddRefusal = 'no_slot' | 'out_of_stock' | 'none_available';

/** Total number of chosen charms. */
export function countOf(selection: Selection<Selectable>): number {
  return selection.reduce((count, item) => count + item.quantity, 0);
}

/** Total price of the chosen charms. */
export function selectionPrice(selection: Selection<Selectable>): Vnd {
  return sumOf(selection, (item) => times(item.charm.price, item.quantity));
}

/** How many of this charm are chosen. */
export function quantityOf(selection: Selection<Selectable>, id: CharmId): number {
  return selection.find((item) => item.charm._id === id)?.quantity ?? 0;
}

/** Why one more of this charm cannot be added; null when it can (spec §5, Garden add). */
export function addRefusal(
  selection: Selection<Selectable>,
  charm: Selectable,
  slots: number = GARDEN_SLOTS,
): AddRefusal | null {
  if (charm.stock <= 0) return 'out_of_stock';
  if (availableOf(charm) <= quantityOf(selection, charm._id)) return 'none_available';
  return countOf(selection) >= slots ? 'no_slot' : null;
}

/** Adds one charm; a charm already chosen counts up (spec §4, Builder and selection). */
export function addCharm<C extends Selectable>(
  selection: Selection<C>,
  charm: C,
  slots: number = GARDEN_SLOTS,
): Result<Selection<C>, AddRefusal> {
  const refusal = addRefusal(selection, charm, slots);
  return refusal ? refuse(refusal) : ok(withOneMore(selection, charm));
}

/** Returns a charm taken off a bracelet; refused above stock, never for lack of slots (spec §5, Charm placement). */
export function returnCharm<C extends Selectable>(
  selection: Selection<C>,
  charm: C,
): Result<Selection<C>, 'none_available'> {
  const room = availableOf(charm) > quantityOf(selection, charm._id);
  return room ? ok(withOneMore(selection, charm)) : refuse('none_available');
}

/** Sets the quantity of a chosen charm; 0 or less removes it (spec §4). A charm that is not chosen changes nothing. */
export function setQuantity<C extends Selectable>(
  selection: Selection<C>,
  id: CharmId,
  quantity: number,
  slots: number = GARDEN_SLOTS,
): Result<Selection<C>, AddRefusal> {
  const current = selection.find((item) => item.charm._id === id);
  if (!current || quantity === current.quantity) return ok(selection);
  if (quantity <= 0) return ok(removeCharm(selection, id));
  if (quantity > current.quantity) {
    if (quantity > availableOf(current.charm)) return refuse('none_available');
    if (countOf(selection) - current.quantity + quantity > slots) return refuse('no_slot');
  }
  return ok(selection.map((item) => (item === current ? { ...item, quantity } : item)));
}

export function removeCharm<C extends Selectable>(selection: Selection<C>, id: CharmId): Selection<C> {
  return selection.filter((item) => item.charm._id !== id);
}

/**
 * Updates a selection from an earlier visit to today's catalogue: prices and stock are refreshed, charms no longer sold are
 * removed, quantities are capped to the stock and the slots.
 */
export function renewSelection<C extends Selectable>(
  kept: readonly { readonly charmId: CharmId; readonly quantity: number }[],
  charms: readonly C[],
  slots: number = GARDEN_SLOTS,
): Selection<C> {
  const byId = new Map(charms.map((charm) => [charm._id, charm]));
  let free = slots;
  const renewed = new Map<CharmId, Selected<C>>();
  for (const { charmId, quantity } of kept) {
    const charm = byId.get(charmId);
    if (!charm || renewed.has(charmId)) continue;
    const possible = Math.min(Math.trunc(quantity), availableOf(charm), free);
    if (!(possible > 0)) continue;
    renewed.set(charmId, { charm, quantity: possible });
    free -= possible;
  }
  return [...renewed.values()];
}

/** Fill level of the garden's basket, by the thresholds of spec §9 (10, 15, 20). */
export type GardenTone = 'empty' | 'growing' | 'great' | 'almost' | 'full';

export function gardenTone(count: number): GardenTone {
  const [great, almost, full] = GARDEN_THRESHOLDS;
  if (count <= 0) return 'empty';
  if (count < great) return 'growing';
  if (count < almost) return 'great';
  return count < full ? 'almost' : 'full';
}

/** The label of the wide continue button (spec §2, Charm garden). */
export function continueLabel(count: number): string {
  return continueLabels[gardenTone(count)];
}

function withOneMore<C extends Selectable>(selection: Selection<C>, charm: C): Selection<C> {
  if (quantityOf(selection, charm._id) === 0) return [...selection, { charm, quantity: 1 }];
  return selection.map((item) =>
    item.charm._id === charm._id ? { ...item, quantity: item.quantity + 1 } : item,
  );
}
