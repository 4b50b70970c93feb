import { catalogueCopy } from './copy.vi.ts';
import { LOW_STOCK, STAFF_LOW_STOCK } from './limits.ts';

/** What is known of a thing's pieces: on the shelf, promised to open orders, and what is left of them (decisions, Stock). */
export type Stocked = {
  readonly stock: number;
  readonly reservedStock?: number | undefined;
  readonly availableStock?: number | undefined;
};

/** How much is left to sell: none, few, or plenty. */
export type StockLevel = 'out' | 'low' | 'in';

/** Pieces that can still be sold, never below zero (spec §3, Charm: stock minus reservedStock when absent). */
export function availableOf(thing: Stocked): number {
  return Math.max(0, thing.availableStock ?? thing.stock - (thing.reservedStock ?? 0));
}

/** The level a customer's badge shows: grey at 0, amber at 1–5 (spec §9, Garden). */
export function levelOf(available: number): StockLevel {
  if (available <= 0) return 'out';
  return available <= LOW_STOCK ? 'low' : 'in';
}

/** The level staff see: above 10 green, 1–10 yellow, 0 red (spec §9, Stock colours elsewhere). */
export function staffLevelOf(available: number): StockLevel {
  if (available <= 0) return 'out';
  return available <= STAFF_LOW_STOCK ? 'low' : 'in';
}

/** `Hết hàng` or `Còn 18` (spec §9, Stock badge). */
export function stockLabel(available: number): string {
  return available <= 0 ? catalogueCopy.outOfStock : catalogueCopy.left(available);
}
