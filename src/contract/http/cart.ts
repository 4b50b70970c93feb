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
 * Something of which more is asked for than is left: a charm, or a ready-made bracelet as a whole. Without either id it is
 * a string or a tying method that is sold no more: none of it is available.
 */
export const StockProblem = z.object({
  charmId: idOf<CharmId>().nullable(),
  readyMadeBraceletId: idOf<ReadyMadeId>().nullable(),
  name: z.string(),
  requested: Count,
  available: Count,
});
export type StockProblem = z.infer<typeof StockProblem>;

/** A line of the cart: exactly one of the two bracelets is given. Prices are today's (decisions, Stock). */
export const CartItem = z.object({
  type: z.enum(CART_ITEM_TYPES),
  customBracelet: CustomBracelet.nullable(),
  readyMadeBracelet: ReadyMade.nullable(),
  quantity: z.int().min(1),
  charmsPrice: Money,
  stringPrice: Money,
  tyingMethodPrice: Money,
  /** Of one bracelet. */
  price: Money,
  lineTotal: Money,
  /** What this line lacks, seen together with the lines before it; empty when all is there. */
  stockProblems: z.array(StockProblem),
});
export type CartItem = z.infer<typeof CartItem>;

export const Cart = z.object({
  items: z.array(CartItem),
  /** Bracelets in all: the badge. */
  quantity: Count,
  totalPrice: Money,
  /** What the whole cart lacks; empty when it can be ordered. */
  stockProblems: z.array(StockProblem),
});
export type Cart = z.infer<typeof Cart>;

/** GET /cart and every change of it. */
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
 * POST /cart/items: adds to what is already there. A design that `replaces` another takes its line, with its quantity;
 * where there is no such line it is added like any other.
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
