import { CART_ITEM_TYPES } from '#domain/cart/lines.ts';
import { PROMISE_FILTERS, PROMISE_REASONS } from '#domain/fulfilment/promise.ts';
import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type {
  CharmId,
  DesignId,
  OrderId,
  OrderItemId,
  ReadyMadeId,
  ShippingOptionId,
  UserId,
} from '#domain/kernel/ids.ts';
import { DIFFERENCES } from '#domain/ordering/amendments.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import {
  CARD_MESSAGE_MAX,
  MY_ORDERS_MAX,
  NOTES_MAX,
  ORDERS_AT_ONCE,
  ORDERS_PAGE_SIZE,
  REASON_MAX,
  SHEETS_AT_ONCE,
} from '#domain/ordering/limits.ts';
import { ADMIN_ORDER_FILTERS, ORDER_ACTORS, ORDER_SORTS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { PHOTO_FILTERS, PHOTO_STAGES } from '#domain/ordering/photos.ts';
import { RETURN_FILTERS } from '#domain/ordering/returns.ts';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS } from '#domain/ordering/payment-methods.ts';
import { SOURCE_WORD } from '#domain/ordering/visit-source.ts';
import { SHIPPING_TYPES } from '#domain/shipping/options.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { ERRORS } from '../errors.ts';
import { AskedDay, Count, idOf, Money, PictureUrl, plainLine, plainText, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { GiftWishes, OrderGift } from './gifts.ts';
import { AddressView, ShippingAddress } from './identity.ts';

const OrderStatus = z.enum(ORDER_STATUSES);

const SourceWord = z.string().regex(SOURCE_WORD);
/** The visit source of an order; untrusted text from a link. */
export const VisitSource = z.object({
  source: SourceWord,
  medium: SourceWord.nullable(),
  campaign: SourceWord.nullable(),
});

// ---- Orders ----

const SoldPart = z.object({ name: z.string(), price: Money });

/** A line as sold: later changes of the catalogue do not affect it. */
export const OrderItem = z.object({
  _id: idOf<OrderItemId>(),
  type: z.enum(CART_ITEM_TYPES),
  /** The source of the line, a design or a ready-made bracelet; exactly one is given. */
  customBracelet: idOf<DesignId>().nullable(),
  readyMadeBracelet: idOf<ReadyMadeId>().nullable(),
  name: z.string(),
  image: PictureUrl.nullable(),
  quantity: z.int().min(1),
  /** Price of one bracelet. */
  price: Money,
  lineTotal: Money,
  charmsPrice: Money,
  braceletString: SoldPart.nullable(),
  tyingMethod: SoldPart.nullable(),
  charms: z.array(SoldPart.extend({ position: Count, image: PictureUrl.nullable() })),
  wristSize: z.number().nullable(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** A status change of an order; `note` is the English of domain/ordering/notes.ts, displayed by `translateNote`. */
export const StatusEntry = z.object({
  status: OrderStatus,
  timestamp: Time,
  note: z.string().nullable(),
  by: z.enum(ORDER_ACTORS),
});
export type StatusEntry = z.infer<typeof StatusEntry>;

const OrderPromise = z.object({
  day: z.iso.date(),
  /** The last day on which it may leave the workshop to arrive in time. */
  handOver: z.iso.date(),
  /** Every promise so far, oldest first. */
  made: z.array(z.object({ day: z.iso.date(), at: Time, why: z.enum(PROMISE_REASONS) })),
});

export const Order = z.object({
  _id: idOf<OrderId>(),
  status: OrderStatus,
  items: z.array(OrderItem),
  /** Bracelets, shipping and wrapping: what the customer pays. */
  totalPrice: Money,
  goodsPrice: Money,
  shippingFee: Money,
  giftWrapFee: Money,
  shippingOption: z.object({
    _id: idOf<ShippingOptionId>().nullable(),
    name: z.string(),
    estimatedDays: z.int(),
    type: z.enum(SHIPPING_TYPES),
  }),
  shippingAddress: AddressView,
  paymentMethod: z.enum(PAYMENT_METHODS),
  giftWrap: z.boolean(),
  cardMessage: z.string().nullable(),
  /** Null: not a gift. */
  gift: OrderGift.nullable(),
  notes: z.string().nullable(),
  /** Null: no link named a source. */
  source: VisitSource.nullable(),
  statusHistory: z.array(StatusEntry),
  /** Deadline of the transfer; null for an order that awaits none. */
  payBy: Time.nullable(),
  /** Photo-approval stage of a confirmed order. */
  proof: z.enum(PHOTO_STAGES),
  /** When the stage last changed; details at GET /orders/{id}/photos. */
  photo: z.object({
    since: Time.nullable(),
    /** Since when a decision by staff is due. */
    forStaffSince: Time.nullable(),
  }),
  /** The promised delivery day; null when none was promised. */
  promise: OrderPromise.nullable(),
  user: z.object({ _id: idOf<UserId>(), name: z.string(), email: z.string() }),
  createdAt: Time,
  updatedAt: Time,
});
export type Order = z.infer<typeof Order>;
export const OrderReply = dataOf(Order);

export const OrdersPage = z.object({ orders: z.array(Order), pagination: Pagination });
export type OrdersPage = z.infer<typeof OrdersPage>;
export const OrdersReply = dataOf(OrdersPage);

// ---- Placing an order ----

/**
 * POST /orders: orders the cart. Prices, fees and totals are computed by the server; those in the body are ignored, except
 * `expectedTotal`. Takes an `Idempotency-Key` header. Without `shippingOption` the default option is used (spec §3).
 */
export const PlaceOrderBody = z.object({
  shippingAddress: ShippingAddress,
  shippingOption: idOf<ShippingOptionId>(orderingCopy.shippingMissing).nullable().optional(),
  paymentMethod: z
    .enum(PAYMENT_METHODS, { error: orderingCopy.paymentMissing })
    .default(DEFAULT_PAYMENT_METHOD),
  giftWrap: z.boolean().default(false),
  cardMessage: plainText(orderingCopy.cardMessage, CARD_MESSAGE_MAX).nullable().optional(),
  /** Makes the order a gift, with a page for its receiver. */
  gift: GiftWishes.nullable().optional(),
  notes: plainText(orderingCopy.notes, NOTES_MAX).nullable().optional(),
  /** Visit source from the link; informative only. */
  source: VisitSource.nullable().optional(),
  /** The total that the customer saw: TOTAL_CHANGED, and nothing is ordered, when it differs by now. */
  expectedTotal: Money.optional(),
  /** Saves the address in the profile. */
  saveAddress: z.boolean().optional(),
});
export type PlaceOrderBody = z.input<typeof PlaceOrderBody>;

export const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z.string().min(1).max(200).optional(),
});

// ---- Lists of orders ----

const OrderListQuery = pageQuery(ORDERS_PAGE_SIZE).extend({
  /** Part of an id or of a bracelet's name, without diacritics; for admins also of a customer. */
  search: plainLine(fieldLabels.search, 80).optional(),
  sort: z.enum(ORDER_SORTS).default('newest'),
});

/**
 * GET /orders/my. A page has at most `MY_ORDERS_MAX`: with all their bracelets and charms a hundred large orders are 16 MB, over
 * half a second of a server for each request.
 */
export const MyOrdersQuery = OrderListQuery.extend({
  limit: OrderListQuery.shape.limit.transform((limit) => Math.min(limit, MY_ORDERS_MAX)),
  status: z.enum(['all', ...ORDER_STATUSES]).default('all'),
});
export type MyOrdersQuery = z.input<typeof MyOrdersQuery>;

/** GET /orders, for admins. Accepts any status; the page offers `ADMIN_ORDER_FILTERS`. */
export const OrdersQuery = OrderListQuery.extend({
  status: z.enum([...new Set([...ADMIN_ORDER_FILTERS, ...ORDER_STATUSES])]).default('all'),
  /** Days in Vietnam on which they were placed, both included. */
  from: AskedDay.optional(),
  to: AskedDay.optional(),
  /** Confirmed orders by photo-approval stage. */
  photo: z.enum(PHOTO_FILTERS).optional(),
  /** Orders with an urgent promise: due to leave by today, or postponed because they were late. */
  promised: z.enum(PROMISE_FILTERS).optional(),
  /** Orders with a return case. */
  returned: z.enum(RETURN_FILTERS).optional(),
  payment: z.enum(PAYMENT_METHODS).optional(),
  /** Orders of one customer; a search for her e-mail address finds other customers, too, and not what she ordered under another. */
  customer: idOf<UserId>().optional(),
  /** Placed more than this many days ago, and not delivered yet. */
  late: z.coerce.number().int().min(1).max(365).optional(),
});
export type OrdersQuery = z.input<typeof OrdersQuery>;

// ---- Moving an order ----

/** POST /orders/{id}/buy-again: how many bracelets were added to the cart, and which are no longer available. */
export const BoughtAgain = z.object({
  /** Bracelets now in the cart. */
  added: Count,
  missing: z.array(z.object({ name: z.string(), quantity: z.int().min(1), message: z.string() })),
});
export type BoughtAgain = z.infer<typeof BoughtAgain>;
export const BoughtAgainReply = dataOf(BoughtAgain);

const Reason = plainLine(orderingCopy.reason, REASON_MAX).nullable().optional();

/** PUT /orders/{id}/admin-transition: INVALID_TRANSITION unless `orderActions(status, 'admin')` includes it. */
export const AdminTransitionBody = z.object({ status: OrderStatus, reason: Reason });
export type AdminTransitionBody = z.input<typeof AdminTransitionBody>;

/** PUT /orders/{id}/customer-transition: the customer cancels or completes her own order. */
export const CustomerTransitionBody = z.object({ status: OrderStatus, reason: Reason });
export type CustomerTransitionBody = z.input<typeof CustomerTransitionBody>;

// ---- Moving several orders ----

/** The orders of a request, without duplicates. */
export const SeveralOrders = z.array(idOf<OrderId>()).min(1).max(ORDERS_AT_ONCE);

/**
 * Outcome for one of several orders: `done` by this call, `unchanged` because it was so already, `refused` by the rules,
 * `unavailable` because of a temporary failure: a retry may succeed.
 */
export const BulkOutcome = z.object({
  order: idOf<OrderId>(),
  outcome: z.enum(['done', 'unchanged', 'refused', 'unavailable']),
  /** The reason, or who was faster; null when there is nothing to add. */
  message: z.string().nullable(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;
export const BulkReply = dataOf(z.array(BulkOutcome));

/** POST /orders/bulk-transition: each in its own transaction; cancelling requires a reason. */
export const BulkTransitionBody = z
  .object({
    orders: SeveralOrders,
    status: z.enum(['confirmed', 'cancelled']),
    reason: Reason,
    /** How many orders of the same batch follow; all of its confirmations can be undone until 8 s after the last. */
    following: z.int().min(0).max(SHEETS_AT_ONCE).default(0),
  })
  .refine(({ status, reason }) => status !== 'cancelled' || Boolean(reason), {
    path: ['reason'],
    error: ERRORS.REASON_REQUIRED.message,
  });
export type BulkTransitionBody = z.input<typeof BulkTransitionBody>;

/**
 * POST /orders/undo-confirmation: orders that the caller confirmed return to `pending`, until 8 s after the last of their batch.
 */
export const UndoConfirmationBody = z.object({ orders: SeveralOrders });
export type UndoConfirmationBody = z.input<typeof UndoConfirmationBody>;

/** PUT /orders/{id}/shipping-address: before it is on its way. `seen` is the address as loaded by the page. */
export const CorrectAddressBody = z.object({ shippingAddress: ShippingAddress, seen: AddressView });
export type CorrectAddressBody = z.input<typeof CorrectAddressBody>;

// ---- Changing order items ----

/**
 * POST /orders/{id}/exchange: replaces a broken charm in every bracelet of a line, before the order is on its way. `seen` is the
 * name of the charm in that position as loaded by the page.
 */
export const ExchangeCharmBody = z.object({
  item: idOf<OrderItemId>(),
  position: Count,
  seen: z.string(),
  charm: idOf<CharmId>(),
  /** How many pieces are broken and leave the stock; the others become available again. */
  broken: Count.default(1),
  difference: z.enum(DIFFERENCES),
  /** Message to the customer. */
  words: plainText(orderingCopy.words, REASON_MAX).nullable().default(null),
});
export type ExchangeCharmBody = z.input<typeof ExchangeCharmBody>;

/** PUT /orders/{id}/shipping-option: `seen` is the name of the option as loaded by the page. */
export const ChangeDeliveryBody = z.object({
  shippingOption: idOf<ShippingOptionId>(orderingCopy.shippingMissing),
  seen: z.string(),
  difference: z.enum(DIFFERENCES),
});
export type ChangeDeliveryBody = z.input<typeof ChangeDeliveryBody>;

// ---- Overdue orders ----

/** An order that reserves stock and has been overdue since `since`. */
export const OverdueOrder = z.object({
  _id: idOf<OrderId>(),
  name: z.string(),
  status: OrderStatus,
  totalPrice: Money,
  bracelets: Count,
  since: Time,
});
export type OverdueOrder = z.infer<typeof OverdueOrder>;

/** GET /orders/overdue: at most 50, longest overdue first; `total` counts all of them. */
export const OverdueOrders = z.object({ orders: z.array(OverdueOrder), total: Count });
export type OverdueOrders = z.infer<typeof OverdueOrders>;
export const OverdueReply = dataOf(OverdueOrders);

/** POST /orders/overdue/cancel: cancels those that are still overdue. */
export const CancelOverdueBody = z.object({
  orders: z.array(idOf<OrderId>()).min(1).max(50),
  reason: plainLine(orderingCopy.reason, REASON_MAX).refine(
    (text) => text !== '',
    ERRORS.REASON_REQUIRED.message,
  ),
});
export type CancelOverdueBody = z.input<typeof CancelOverdueBody>;
export const CancelOverdueReply = dataOf(z.object({ cancelled: z.array(idOf<OrderId>()) }));
