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
import { Count, idOf, Money, PictureUrl, plainLine, plainText, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { GiftWishes, OrderGift } from './gifts.ts';
import { AddressView, ShippingAddress } from './identity.ts';

const OrderStatus = z.enum(ORDER_STATUSES);

const SourceWord = z.string().regex(SOURCE_WORD);
/** Where the visit came from that led to an order, in words that anybody may have written. */
export const VisitSource = z.object({
  source: SourceWord,
  medium: SourceWord.nullable(),
  campaign: SourceWord.nullable(),
});

// ---- What an order is ----

const SoldPart = z.object({ name: z.string(), price: Money });

/** A line as it was sold: later changes of the catalogue do not reach it. */
export const OrderItem = z.object({
  _id: idOf<OrderItemId>(),
  type: z.enum(CART_ITEM_TYPES),
  /** The design or the ready-made bracelet it was made of; exactly one is given. */
  customBracelet: idOf<DesignId>().nullable(),
  readyMadeBracelet: idOf<ReadyMadeId>().nullable(),
  name: z.string(),
  image: PictureUrl.nullable(),
  quantity: z.int().min(1),
  /** Of one bracelet. */
  price: Money,
  lineTotal: Money,
  charmsPrice: Money,
  braceletString: SoldPart.nullable(),
  tyingMethod: SoldPart.nullable(),
  charms: z.array(SoldPart.extend({ position: Count, image: PictureUrl.nullable() })),
  wristSize: z.number().nullable(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** One step of an order; `note` is the English of domain/ordering/notes.ts, shown by `translateNote`. */
export const StatusEntry = z.object({
  status: OrderStatus,
  timestamp: Time,
  note: z.string().nullable(),
  by: z.enum(ORDER_ACTORS),
});
export type StatusEntry = z.infer<typeof StatusEntry>;

const OrderPromise = z.object({
  day: z.iso.date(),
  /** The last day on which it may leave the workshop for that. */
  handOver: z.iso.date(),
  /** All that was promised, the first first. */
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
  /** Null: it is no gift. */
  gift: OrderGift.nullable(),
  notes: z.string().nullable(),
  /** Null: no link said where she came from. */
  source: VisitSource.nullable(),
  statusHistory: z.array(StatusEntry),
  /** Until when the transfer is waited for; null for an order that waits for none. */
  payBy: Time.nullable(),
  /** How it stands with the photo before making, a stage of a confirmed order. */
  proof: z.enum(PHOTO_STAGES),
  /** Since when; more of it at GET /orders/{id}/photos. */
  photo: z.object({
    since: Time.nullable(),
    /** Since when it is for staff to decide. */
    forStaffSince: Time.nullable(),
  }),
  /** By which day it was promised to be there; null: no day was. */
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

// ---- Placing one ----

/**
 * POST /orders: orders what is in the cart. Prices, fees and totals are the server's; whatever a page sends of them is
 * dropped, but for `expectedTotal`. Takes an `Idempotency-Key` header. Without `shippingOption` the default option is used
 * (spec §3).
 */
export const PlaceOrderBody = z.object({
  shippingAddress: ShippingAddress,
  shippingOption: idOf<ShippingOptionId>(orderingCopy.shippingMissing).nullable().optional(),
  paymentMethod: z
    .enum(PAYMENT_METHODS, { error: orderingCopy.paymentMissing })
    .default(DEFAULT_PAYMENT_METHOD),
  giftWrap: z.boolean().default(false),
  cardMessage: plainText(orderingCopy.cardMessage, CARD_MESSAGE_MAX).nullable().optional(),
  /** It is for somebody else, who is given a page of its own to open. */
  gift: GiftWishes.nullable().optional(),
  notes: plainText(orderingCopy.notes, NOTES_MAX).nullable().optional(),
  /** What the link said by which she came; nothing is decided by it. */
  source: VisitSource.nullable().optional(),
  /** What the customer saw: TOTAL_CHANGED, and nothing is ordered, when it is another sum by now. */
  expectedTotal: Money.optional(),
  /** Keeps the address in the profile. */
  saveAddress: z.boolean().optional(),
});
export type PlaceOrderBody = z.input<typeof PlaceOrderBody>;

export const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z.string().min(1).max(200).optional(),
});

// ---- Reading them ----

const OrderListQuery = pageQuery(ORDERS_PAGE_SIZE).extend({
  /** Part of an id or of a bracelet's name, without diacritics; an admin also finds customers by it. */
  search: plainLine(fieldLabels.search, 80).optional(),
  sort: z.enum(ORDER_SORTS).default('newest'),
});

/** GET /orders/my. */
export const MyOrdersQuery = OrderListQuery.extend({
  status: z.enum(['all', ...ORDER_STATUSES]).default('all'),
});
export type MyOrdersQuery = z.input<typeof MyOrdersQuery>;

/** A day that a database knows, and the one before and after it too. */
const OrderDay = z.iso.date().regex(/^2/);

/** GET /orders, for admins. Any status may be asked for; the page offers `ADMIN_ORDER_FILTERS`. */
export const OrdersQuery = OrderListQuery.extend({
  status: z.enum([...new Set([...ADMIN_ORDER_FILTERS, ...ORDER_STATUSES])]).default('all'),
  /** Days in Vietnam on which they were placed, both included. */
  from: OrderDay.optional(),
  to: OrderDay.optional(),
  /** Of confirmed orders: how their photographs stand. */
  photo: z.enum(PHOTO_FILTERS).optional(),
  /** Whose promised day cannot wait: it is to leave by today, or was promised anew because it was late. */
  promised: z.enum(PROMISE_FILTERS).optional(),
  /** With something asked for after the parcel came. */
  returned: z.enum(RETURN_FILTERS).optional(),
  payment: z.enum(PAYMENT_METHODS).optional(),
  /** Placed more than so many days ago, and not brought yet. */
  late: z.coerce.number().int().min(1).max(365).optional(),
});
export type OrdersQuery = z.input<typeof OrdersQuery>;

// ---- Moving one ----

/** POST /orders/{id}/buy-again: what went into the cart, and what could not be bought any more. */
export const BoughtAgain = z.object({
  /** Bracelets that are in the cart now. */
  added: Count,
  missing: z.array(z.object({ name: z.string(), quantity: z.int().min(1), message: z.string() })),
});
export type BoughtAgain = z.infer<typeof BoughtAgain>;
export const BoughtAgainReply = dataOf(BoughtAgain);

const Reason = plainLine(orderingCopy.reason, REASON_MAX).nullable().optional();

/** PUT /orders/{id}/admin-transition: INVALID_TRANSITION unless `orderActions(status, 'admin')` has it. */
export const AdminTransitionBody = z.object({ status: OrderStatus, reason: Reason });
export type AdminTransitionBody = z.input<typeof AdminTransitionBody>;

/** PUT /orders/{id}/customer-transition: her own order cancelled or completed. */
export const CustomerTransitionBody = z.object({ status: OrderStatus, reason: Reason });
export type CustomerTransitionBody = z.input<typeof CustomerTransitionBody>;

// ---- Moving several ----

/** The orders that a request is about, each of them once. */
export const SeveralOrders = z.array(idOf<OrderId>()).min(1).max(ORDERS_AT_ONCE);

/**
 * What became of one order of several: `done` by this call, `unchanged` because it stood so already, `refused` by the rules,
 * `unavailable` because the shop could not look at it now: the same again may go well.
 */
export const BulkOutcome = z.object({
  order: idOf<OrderId>(),
  outcome: z.enum(['done', 'unchanged', 'refused', 'unavailable']),
  /** Why, or who was faster; null where nothing is to be said. */
  message: z.string().nullable(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;
export const BulkReply = dataOf(z.array(BulkOutcome));

/** POST /orders/bulk-transition: each in a transaction of its own; a reason is needed to cancel. */
export const BulkTransitionBody = z
  .object({
    orders: SeveralOrders,
    status: z.enum(['confirmed', 'cancelled']),
    reason: Reason,
    /** How many orders of the same batch come after these; all of its confirmations can be taken back until 8 s after the last. */
    following: z.int().min(0).max(SHEETS_AT_ONCE).default(0),
  })
  .refine(({ status, reason }) => status !== 'cancelled' || Boolean(reason), {
    path: ['reason'],
    error: orderingCopy.reason,
  });
export type BulkTransitionBody = z.input<typeof BulkTransitionBody>;

/** POST /orders/undo-confirmation: orders that the caller confirmed go back to `pending`, for 8 s after the last of their batch. */
export const UndoConfirmationBody = z.object({ orders: SeveralOrders });
export type UndoConfirmationBody = z.input<typeof UndoConfirmationBody>;

/** PUT /orders/{id}/shipping-address: while it is not on its way. `seen` is the address as it stood when it was opened. */
export const CorrectAddressBody = z.object({ shippingAddress: ShippingAddress, seen: AddressView });
export type CorrectAddressBody = z.input<typeof CorrectAddressBody>;

// ---- Changing what was ordered ----

/**
 * POST /orders/{id}/exchange: another charm instead of one that broke, in every bracelet of a line, while nothing is on its way.
 * `seen` is the name of the charm that hangs there as it stood when it was opened.
 */
export const ExchangeCharmBody = z.object({
  item: idOf<OrderItemId>(),
  position: Count,
  seen: z.string(),
  charm: idOf<CharmId>(),
  /** How many pieces are broken and leave the shelf; the others are free again. */
  broken: Count.default(1),
  difference: z.enum(DIFFERENCES),
  /** To the customer. */
  words: plainText(orderingCopy.words, REASON_MAX).nullable().default(null),
});
export type ExchangeCharmBody = z.input<typeof ExchangeCharmBody>;

/** PUT /orders/{id}/shipping-option: `seen` is the name of the option as it stood when it was opened. */
export const ChangeDeliveryBody = z.object({
  shippingOption: idOf<ShippingOptionId>(orderingCopy.shippingMissing),
  seen: z.string(),
  difference: z.enum(DIFFERENCES),
});
export type ChangeDeliveryBody = z.input<typeof ChangeDeliveryBody>;

// ---- Those that come to nothing ----

/** An order that holds pieces, and about which staff are asked since `since`. */
export const OverdueOrder = z.object({
  _id: idOf<OrderId>(),
  name: z.string(),
  status: OrderStatus,
  totalPrice: Money,
  bracelets: Count,
  since: Time,
});
export type OverdueOrder = z.infer<typeof OverdueOrder>;

/** GET /orders/overdue: at most 50, the longest waiting first; `total` counts all of them. */
export const OverdueOrders = z.object({ orders: z.array(OverdueOrder), total: Count });
export type OverdueOrders = z.infer<typeof OverdueOrders>;
export const OverdueReply = dataOf(OverdueOrders);

/** POST /orders/overdue/cancel: those that are still overdue. */
export const CancelOverdueBody = z.object({
  orders: z.array(idOf<OrderId>()).min(1).max(50),
  reason: plainLine(orderingCopy.reason, REASON_MAX).refine((text) => text !== '', orderingCopy.reason),
});
export type CancelOverdueBody = z.input<typeof CancelOverdueBody>;
export const CancelOverdueReply = dataOf(z.object({ cancelled: z.array(idOf<OrderId>()) }));
