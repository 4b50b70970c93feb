import { catalogueCopy } from './copy.vi.ts';
import { LOW_STOCK, STAFF_LOW_STOCK } from './limits.ts';

/** Stock figures of an article: on the shelf, reserved by open orders, and the rest (decisions, Stock). */
export type Stocked = {
  readonly stock: number;
  readonly reservedStock?: number | undefined;
  readonly availableStock?: number | undefined;
};

/** Availability: none, few, or plenty. */
export type StockLevel = 'out' | 'low' | 'in';

/** Pieces that can still be sold, never below zero (spec §3, Charm: stock minus reservedStock when absent). */
export function availableOf(thing: Stocked): number {
  return Math.max(0, thing.availableStock ?? thing.stock - (thing.reservedStock ?? 0));
}

/** The level of a customer's badge: grey at 0, amber at 1–5 (spec §9, Garden). */
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
