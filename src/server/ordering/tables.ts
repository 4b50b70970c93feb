import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgEnum,
  smallint,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShippingAddress } from '#domain/identity/address.ts';
import type {
  DesignId,
  OrderId,
  OrderItemId,
  OrderPhotoId,
  PhotoRoundId,
  ReadyMadeId,
  ReturnId,
  ReturnPhotoId,
  UserId,
} from '#domain/kernel/ids.ts';
import { GIFT_HANDS } from '#domain/ordering/gifts.ts';
import { PHOTO_STAGES, type PhotoExchange, type PhotoMark } from '#domain/ordering/photos.ts';
import type { Delivery } from '#domain/ordering/open-order.ts';
import { RETURN_OUTCOMES, RETURN_STAGES, RETURN_WISHES, RETURNED_GOODS } from '#domain/ordering/returns.ts';
import { ORDER_ACTORS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { PAYMENT_METHODS } from '#domain/ordering/payment-methods.ts';
import { readyMadeBracelets } from '#server/catalogue/tables.ts';
import { customBracelets } from '#server/design/tables.ts';
import type { VisitSource } from '#domain/ordering/visit-source.ts';
import { users } from '#server/identity/tables.ts';
import { idColumn, moment, money } from '#server/platform/db/columns.ts';
import type { MadePromise } from './promises/reckon.ts';
import { ADDRESS_KEY, UNCONFIRMED } from './checkout/unconfirmed-keys.ts';
import type { SoldBracelet } from './checkout/sold-bracelet.ts';
import { BY_ADMIN, SAID_BY_ADMIN } from './orders/moves-by-admin.ts';

export const orderStatus = pgEnum('order_status', ORDER_STATUSES);
export const orderActor = pgEnum('order_actor', ORDER_ACTORS);
export const photoStage = pgEnum('photo_stage', PHOTO_STAGES);
export const giftHand = pgEnum('gift_hand', GIFT_HANDS);
export const returnWish = pgEnum('return_wish', RETURN_WISHES);
export const returnStage = pgEnum('return_stage', RETURN_STAGES);
export const returnOutcome = pgEnum('return_outcome', RETURN_OUTCOMES);
export const returnedGoods = pgEnum('returned_goods', RETURNED_GOODS);
export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS);

export const orders = snakeCase.table(
  'orders',
  {
    id: idColumn<OrderId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    status: orderStatus().notNull(),
    paymentMethod: paymentMethod().notNull(),
    goodsPrice: money().notNull(),
    shippingFee: money().notNull(),
    giftWrapFee: money().notNull(),
    totalPrice: money().notNull(),
    shippingOption: jsonb().notNull().$type<Delivery>(),
    shippingAddress: jsonb().notNull().$type<ShippingAddress>(),
    giftWrap: boolean().notNull(),
    cardMessage: text(),
    notes: text(),
    /** Where the visit came from that led to it, as a link said: a hint for the shop, nothing to rely on. */
    source: jsonb().$type<VisitSource>(),
    /** Street and city, folded, letters and digits alone: the same however it is typed. */
    addressKey: text().generatedAlwaysAs(ADDRESS_KEY),
    /** Until when the transfer is waited for, or staff's word on it; null for an order that waits for none. */
    payBy: moment(),
    /** The photograph before making: counts while the order is confirmed. */
    photoStage: photoStage().notNull().default('none'),
    /** When the stage last changed; null before anything was sent. */
    photoSince: moment(),
    /** Since when it is for staff to decide: she has not answered, or wishes one change more than is free. */
    photoForStaffSince: moment(),
    /** By which day it was promised to be there, and the last day to leave for that; null: no day was. */
    promisedDay: date({ mode: 'string' }),
    handOverDay: date({ mode: 'string' }),
    /** When the promise was last looked at, and all that was promised, the first first. */
    promiseCheckedAt: moment(),
    promises: jsonb().notNull().$type<readonly MadePromise[]>().default([]),
    /** Folded: its id, the names of its bracelets and charms. */
    search: text().notNull(),
    /** Folded: name, e-mail and phone of the customer, for staff. */
    customerSearch: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check(
      'orders_total',
      sql`${table.totalPrice} = ${table.goodsPrice} + ${table.shippingFee} + ${table.giftWrapFee}`,
    ),
    // Lists find their pages, and reports their sums, in these alone (decision 0081).
    index('orders_of_customer').on(table.userId, table.createdAt, table.status, table.totalPrice),
    index('orders_in_status').on(table.status, table.createdAt, table.id),
    index('orders_placed').on(table.createdAt, table.id, table.status, table.totalPrice, table.source),
    index('orders_by_price').on(table.totalPrice, table.createdAt, table.id),
    index('orders_unconfirmed_phone')
      .on(sql`(${table.shippingAddress} ->> 'phone')`)
      .where(UNCONFIRMED),
    index('orders_unconfirmed_address').on(table.addressKey).where(UNCONFIRMED),
    index('orders_photo')
      .on(table.photoStage, table.photoSince)
      .where(sql`photo_stage IN ('wanted', 'sent', 'changes_requested')`),
    index()
      .on(table.payBy)
      .where(sql`${table.payBy} IS NOT NULL`),
    index('orders_search').using('gin', table.search.op('gin_trgm_ops')),
    index('orders_customer_search').using('gin', table.customerSearch.op('gin_trgm_ops')),
  ],
);

/** Lines as they were sold: `bracelet` is frozen, the references only say where it came from. */
export const orderItems = snakeCase.table(
  'order_items',
  {
    id: idColumn<OrderItemId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    position: smallint().notNull(),
    customBraceletId: uuid()
      .$type<DesignId>()
      .references(() => customBracelets.id),
    readyMadeId: uuid()
      .$type<ReadyMadeId>()
      .references(() => readyMadeBracelets.id),
    quantity: smallint().notNull(),
    /** Of one bracelet. */
    price: money().notNull(),
    bracelet: jsonb().notNull().$type<SoldBracelet>(),
  },
  (table) => [
    unique().on(table.orderId, table.position),
    check('order_items_one_bracelet', sql`num_nonnulls(${table.customBraceletId}, ${table.readyMadeId}) = 1`),
    check('order_items_quantity', sql`${table.quantity} > 0`),
    index().on(table.customBraceletId),
    index().on(table.readyMadeId),
  ],
);

/** What happened to an order, in the order it happened. Rows are only ever added. */
export const orderHistory = snakeCase.table(
  'order_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    status: orderStatus().notNull(),
    note: text().notNull(),
    by: orderActor().notNull(),
    /** The person, where it was one. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index('order_history_by_admin').on(table.at, table.id).where(BY_ADMIN),
    index('order_history_said').on(table.at, table.id).where(SAID_BY_ADMIN),
  ],
);

/** A round of photographs that was sent before making, and what became of it. */
export const orderPhotoRounds = snakeCase.table(
  'order_photo_rounds',
  {
    id: idColumn<PhotoRoundId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    number: smallint().notNull(),
    note: text(),
    sentBy: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    sentAt: moment().notNull(),
    remindedAt: moment(),
    approvedAt: moment(),
    /** When she asked for a change, in which words, where, and which charms she exchanged for others of the same price. */
    askedAt: moment(),
    wish: text(),
    marks: jsonb().notNull().$type<readonly PhotoMark[]>().default([]),
    exchanges: jsonb().notNull().$type<readonly PhotoExchange[]>().default([]),
    /** What staff said of a wish beyond the free ones. */
    isAccepted: boolean(),
    answer: text(),
    decidedBy: uuid()
      .$type<UserId>()
      .references(() => users.id),
    decidedAt: moment(),
  },
  (table) => [
    unique().on(table.orderId, table.number),
    check('order_photo_rounds_wish', sql`(${table.askedAt} IS NULL) = (${table.wish} IS NULL)`),
    check(
      'order_photo_rounds_decision',
      sql`num_nonnulls(${table.isAccepted}, ${table.answer}, ${table.decidedBy}, ${table.decidedAt}) IN (0, 4)`,
    ),
  ],
);

/** Photographs of a bracelet before it is made: uploaded one by one, then sent together. */
export const orderPhotos = snakeCase.table(
  'order_photos',
  {
    id: idColumn<OrderPhotoId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    /** Null while it was not sent. */
    roundId: uuid()
      .$type<PhotoRoundId>()
      .references(() => orderPhotoRounds.id),
    /** Its place in its round, from 0. */
    position: smallint().notNull().default(0),
    /** File in the uploads. */
    file: text().notNull(),
    /** Pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    uploadedBy: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.roundId), index().on(table.file)],
);

/** What makes an order a gift, and what its receiver did (decision 0072). Her page is found by the hash of its secret. */
export const orderGifts = snakeCase.table('order_gifts', {
  orderId: uuid()
    .primaryKey()
    .$type<OrderId>()
    .references(() => orders.id),
  /** Null: whoever the parcel is sent to. */
  recipient: text(),
  /** Null: she is not told. */
  sender: text(),
  hand: giftHand().notNull(),
  /** A day in Vietnam before which it must not come. */
  notBefore: date({ mode: 'string' }),
  linkHash: text().notNull().unique(),
  openedAt: moment(),
  reply: text(),
  repliedAt: moment(),
});

/** What a customer asked for after the parcel came, and what became of it (decision 0079). */
export const orderReturns = snakeCase.table(
  'order_returns',
  {
    id: idColumn<ReturnId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    itemId: uuid()
      .notNull()
      .$type<OrderItemId>()
      .references(() => orderItems.id),
    quantity: smallint().notNull(),
    wish: returnWish().notNull(),
    reason: text().notNull(),
    stage: returnStage().notNull(),
    /** When the stage last changed. */
    since: moment().notNull(),
    outcome: returnOutcome(),
    /** What the shop said when it decided; null where it said nothing. */
    answer: text(),
    /** What it said at the end. */
    closing: text(),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    /** When the bracelet was here again; null where nothing came back. */
    receivedAt: moment(),
    /** By whom and under which number she sent it back, and when she said so. */
    carrier: text(),
    trackingNumber: text(),
    sentAt: moment(),
    /** When she was reminded that it did not come, and since when staff are to look for it. */
    remindedAt: moment(),
    forStaffSince: moment(),
    /** What is owed back for it. */
    refund: money(),
    /** Where the bracelet that came back went. */
    goods: returnedGoods(),
    /** Who did the last thing about it. */
    actedBy: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
  },
  (table) => [
    check('order_returns_quantity', sql`${table.quantity} > 0`),
    check('order_returns_refund', sql`${table.refund} IS NULL OR ${table.outcome} = 'refund'`),
    uniqueIndex('order_returns_one_open')
      .on(table.itemId)
      .where(sql`stage IN ('asked', 'awaited', 'received')`),
    index().on(table.orderId),
    index('order_returns_open')
      .on(table.stage, table.since)
      .where(sql`stage IN ('asked', 'awaited', 'received')`),
  ],
);

/** What she photographed of it: uploaded one by one, then sent with what she asks for. */
export const orderReturnPhotos = snakeCase.table(
  'order_return_photos',
  {
    id: idColumn<ReturnPhotoId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    /** Null while it was not sent. */
    returnId: uuid()
      .$type<ReturnId>()
      .references(() => orderReturns.id),
    /** Its place among those of its case, from 0. */
    position: smallint().notNull().default(0),
    /** File in the uploads. */
    file: text().notNull(),
    /** Pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.returnId), index().on(table.file)],
);
