import type { Cart, CartItem } from '#contract/http/cart.ts';
import { linePrice, totalsOf } from '#domain/cart/lines.ts';
import { FREE } from '#domain/kernel/vnd.ts';
import { lineId } from './line.ts';

/** A change of the cart; a line is identified by the id of its bracelet. */
export type CartChange =
  | { type: 'update'; item: CartItem; quantity: number }
  | { type: 'remove'; item: CartItem }
  | { type: 'clear' };

export const EMPTY_CART: Cart = { items: [], quantity: 0, totalPrice: FREE, stockProblems: [] };

/**
 * Applies a change to a cart optimistically (spec §4, Cart). Idempotent, so a change whose response has just arrived may still be
 * applied on top of it.
 */
export function withChange(cart: Cart, change: CartChange): Cart {
  if (change.type === 'clear') return EMPTY_CART;
  const id = lineId(change.item);
  const quantity = change.type === 'remove' ? 0 : change.quantity;
  const items = cart.items.flatMap((item) => {
    if (lineId(item) !== id) return [item];
    return quantity <= 0 ? [] : [{ ...item, quantity, lineTotal: linePrice({ ...item, quantity }) }];
  });
  const { quantity: count, goods } = totalsOf(items);
  const lacking = new Set(items.flatMap(({ stockProblems }) => stockProblems.map(({ name }) => name)));
  return {
    items,
    quantity: count,
    totalPrice: goods,
    stockProblems: cart.stockProblems.filter(({ name }) => lacking.has(name)),
  };
}
