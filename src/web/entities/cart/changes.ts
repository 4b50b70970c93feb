import type { Cart, CartItem } from '#contract/http/cart.ts';
import { linePrice, totalsOf } from '#domain/cart/lines.ts';
import { FREE } from '#domain/kernel/vnd.ts';
import { lineId } from './line.ts';

/** What a customer does to her cart; a line is named by the id of its bracelet. */
export type CartChange =
  | { type: 'update'; item: CartItem; quantity: number }
  | { type: 'remove'; item: CartItem }
  | { type: 'clear' };

export const EMPTY_CART: Cart = { items: [], quantity: 0, totalPrice: FREE, stockProblems: [] };

/**
 * The cart as it will be when a change has gone through: shown at once (spec §4, Cart). Doing it twice changes nothing
 * more, so a change whose answer has just arrived may still lie on top of it.
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
