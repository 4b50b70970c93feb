import { sumByCharm } from '../catalogue/shortage.ts';
import type { Pieces } from '../catalogue/shortage.ts';
import type { DesignPrice } from '../design/complete.ts';
import type { CharmId, DesignId, ReadyMadeId } from '../kernel/ids.ts';
import { FREE, sumOf, times } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { CHIPS_MAX, LINE_QUANTITY_MAX } from './limits.ts';

/** The only type of cart item (spec §3, Cart item). */
export const CART_ITEM_TYPES = ['bracelet'] as const;

/** What a line sells: a custom bracelet or a ready-made one (decisions, What is sold). */
export type Bracelet =
  | { readonly kind: 'custom'; readonly id: DesignId }
  | { readonly kind: 'ready_made'; readonly id: ReadyMadeId };

/** A line at today's catalogue prices: the price of one bracelet, and its parts. */
export type PricedLine = DesignPrice & {
  readonly bracelet: Bracelet;
  readonly quantity: number;
  /** The charms of one bracelet; none for a ready-made one, which is stocked as a whole. */
  readonly charms: readonly { readonly charmId: CharmId }[];
};

/** The price parts of a ready-made bracelet, which has a single price of its own. */
export function wholePrice(price: Vnd): DesignPrice {
  return { charmsPrice: FREE, stringPrice: FREE, tyingMethodPrice: FREE, price };
}

export function linePrice(line: { readonly price: Vnd; readonly quantity: number }): Vnd {
  return times(line.price, line.quantity);
}

export type CartTotals = {
  /** Total number of bracelets, shown on the cart's badge. */
  readonly quantity: number;
  readonly goods: Vnd;
};

export function totalsOf(lines: readonly { readonly price: Vnd; readonly quantity: number }[]): CartTotals {
  return { quantity: lines.reduce((n, line) => n + line.quantity, 0), goods: sumOf(lines, linePrice) };
}

/** The charms that lines need, summed by charm in id order, ready to be reserved together. */
export function piecesIn(lines: readonly Pick<PricedLine, 'quantity' | 'charms'>[]): Pieces[] {
  return sumByCharm(
    lines.flatMap((line) => line.charms.map(({ charmId }) => ({ charmId, quantity: line.quantity }))),
  );
}

/** The ready-made bracelets that lines need, summed, in id order. */
export function readyMadeIn(
  lines: readonly Pick<PricedLine, 'bracelet' | 'quantity'>[],
): { readyMadeId: ReadyMadeId; quantity: number }[] {
  const totals = new Map<ReadyMadeId, number>();
  for (const { bracelet, quantity } of lines) {
    if (bracelet.kind !== 'ready_made') continue;
    totals.set(bracelet.id, (totals.get(bracelet.id) ?? 0) + quantity);
  }
  return [...totals]
    .map(([readyMadeId, quantity]) => ({ readyMadeId, quantity }))
    .toSorted((a, b) => (a.readyMadeId < b.readyMadeId ? -1 : 1));
}

/** Whether a line can hold `more` in addition: adding an existing design adds up (spec §4, Cart). */
export function fitsLine(current: number, more: number): boolean {
  return current + more <= LINE_QUANTITY_MAX;
}

/** The first charms of a line, and the number of further ones (spec §9: at most 5 chips). */
export function chipsOf<T>(
  charms: readonly T[],
  most: number = CHIPS_MAX,
): { shown: readonly T[]; more: number } {
  return { shown: charms.slice(0, most), more: Math.max(0, charms.length - most) };
}
