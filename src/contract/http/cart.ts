import { cartCopy } from '#domain/cart/copy.vi.ts';
import { LINE_QUANTITY_MAX } from '#domain/cart/limits.ts';
import { CART_ITEM_TYPES } from '#domain/cart/lines.ts';
import type { CharmId, DesignId, ReadyMadeId } from '#domain/kernel/ids.ts';
import { dataOf } from '../envelope.ts';
import { Count, idOf, Money, whole } from '../fields.ts';
import { z } from '../zod.ts';
import { ReadyMade } from './catalogue.ts';
import { CustomBracelet } from './design.ts';

/**
 * An article requested in a larger quantity than is available: a charm, or a ready-made bracelet. Without either id it is a
 * string or tying method that is no longer sold, of which none is available.
 */
export const StockProblem = z.object({
  charmId: idOf<CharmId>().nullable(),
  readyMadeBraceletId: idOf<ReadyMadeId>().nullable(),
  name: z.string(),
  requested: Count,
  available: Count,
});
export type StockProblem = z.infer<typeof StockProblem>;

/** A line of the cart, with exactly one of the two bracelets. Prices are current (decisions, Stock). */
export const CartItem = z.object({
  type: z.enum(CART_ITEM_TYPES),
  customBracelet: CustomBracelet.nullable(),
  readyMadeBracelet: ReadyMade.nullable(),
  quantity: z.int().min(1),
  charmsPrice: Money,
  stringPrice: Money,
  tyingMethodPrice: Money,
  /** Price of one bracelet. */
  price: Money,
  lineTotal: Money,
  /** Shortages of this line, given the lines before it; empty when everything is available. */
  stockProblems: z.array(StockProblem),
});
export type CartItem = z.infer<typeof CartItem>;

export const Cart = z.object({
  items: z.array(CartItem),
  /** Total number of bracelets, shown on the badge. */
  quantity: Count,
  totalPrice: Money,
  /** Shortages of the whole cart; empty when it can be ordered. */
  stockProblems: z.array(StockProblem),
});
export type Cart = z.infer<typeof Cart>;

/** Response of GET /cart and of every change of the cart. */
export const CartReply = dataOf(Cart);

const Which = z.object({
  customBracelet: idOf<DesignId>().optional(),
  readyMadeBracelet: idOf<ReadyMadeId>().optional(),
  type: z.enum(CART_ITEM_TYPES).default('bracelet'),
});
const isOne = (item: { customBracelet?: unknown; readyMadeBracelet?: unknown }) =>
  (item.customBracelet === undefined) !== (item.readyMadeBracelet === undefined);
const ONE = { error: cartCopy.oneBracelet, path: ['customBracelet'] };
const quantityFrom = (least: number) =>
  whole({
    least,
    most: LINE_QUANTITY_MAX,
    message: cartCopy.quantityInvalid,
    tooMuch: cartCopy.quantityMost(LINE_QUANTITY_MAX),
  });

/**
 * POST /cart/items: adds to an existing line. A design that `replaces` another takes over its line and quantity; without such a
 * line it is added normally.
 */
export const AddCartItemBody = Which.extend({
  quantity: quantityFrom(1).default(1),
  replaces: idOf<DesignId>().optional(),
}).refine(isOne, ONE);
export type AddCartItemBody = z.input<typeof AddCartItemBody>;

/** PUT /cart/items: sets the quantity; 0 or less removes the line (spec §4, Cart). */
export const SetCartItemBody = Which.extend({ quantity: quantityFrom(Number.MIN_SAFE_INTEGER) }).refine(
  isOne,
  ONE,
);
export type SetCartItemBody = z.input<typeof SetCartItemBody>;

/** DELETE /cart/items, with a body (spec §7). */
export const RemoveCartItemBody = Which.refine(isOne, ONE);
export type RemoveCartItemBody = z.input<typeof RemoveCartItemBody>;
