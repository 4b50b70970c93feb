import { addUp } from '../catalogue/shortage.ts';
import type { Pieces } from '../catalogue/shortage.ts';
import type { DesignPrice } from '../design/complete.ts';
import type { CharmId, DesignId, ReadyMadeId } from '../kernel/ids.ts';
import { FREE, sumOf, times } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { CHIPS_MAX, LINE_QUANTITY_MAX } from './limits.ts';

/** The one type a cart item has (spec §3, Cart item). */
export const CART_ITEM_TYPES = ['bracelet'] as const;
export type CartItemType = (typeof CART_ITEM_TYPES)[number];

/** What a line sells: a custom bracelet or a ready-made one (decisions, What is sold). */
export type Bracelet =
  | { readonly kind: 'custom'; readonly id: DesignId }
  | { readonly kind: 'ready_made'; readonly id: ReadyMadeId };

/** A line priced by today's catalogue; the price of one bracelet and what it is made of. */
export type PricedLine = DesignPrice & {
  readonly bracelet: Bracelet;
  readonly quantity: number;
  /** The charms of one bracelet; none for a ready-made one, which is stocked as a whole. */
  readonly charms: readonly { readonly charmId: CharmId }[];
};

/** The parts of a ready-made bracelet's price: it is sold as a whole. */
export function wholePrice(price: Vnd): DesignPrice {
  return { charmsPrice: FREE, stringPrice: FREE, tyingMethodPrice: FREE, price };
}

export function linePrice(line: { readonly price: Vnd; readonly quantity: number }): Vnd {
  return times(line.price, line.quantity);
}

export type CartTotals = {
  /** Bracelets in all: the badge of the cart. */
  readonly quantity: number;
  readonly goods: Vnd;
};

export function totalsOf(lines: readonly { readonly price: Vnd; readonly quantity: number }[]): CartTotals {
  return { quantity: lines.reduce((n, line) => n + line.quantity, 0), goods: sumOf(lines, linePrice) };
}

/** The charms that lines need, added up by charm and in id order, ready to be reserved together. */
export function piecesIn(lines: readonly Pick<PricedLine, 'quantity' | 'charms'>[]): Pieces[] {
  return addUp(
    lines.flatMap((line) => line.charms.map(({ charmId }) => ({ charmId, quantity: line.quantity }))),
  );
}

/** The ready-made bracelets that lines need, added up, in id order. */
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

/** Adding what is already there adds up (spec §4, Cart); whether a line may hold that many. */
export function fitsLine(current: number, more: number): boolean {
  return current + more <= LINE_QUANTITY_MAX;
}

/** The first charms of a line, and how many more there are (spec §9: at most 5 chips). */
export function chipsOf<T>(
  charms: readonly T[],
  most: number = CHIPS_MAX,
): { shown: readonly T[]; more: number } {
  return { shown: charms.slice(0, most), more: Math.max(0, charms.length - most) };
}
