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
    /** Where the visit that led to the order came from, as its link claimed: a hint for the shop, not reliable. */
    source: jsonb().$type<VisitSource>(),
    /** Street and city, folded, letters and digits only: the same however it is typed. */
    addressKey: text().generatedAlwaysAs(ADDRESS_KEY),
    /** Deadline for the transfer or for staff's confirmation of it; null when the order waits for none. */
    payBy: moment(),
    /** State of the photo before making; meaningful while the order is confirmed. */
    photoStage: photoStage().notNull().default('none'),
    /** When the stage last changed; null before any photo was sent. */
    photoSince: moment(),
    /** Since when staff must decide: she has not answered, or asks for more changes than are free. */
    photoForStaffSince: moment(),
    /** Promised delivery day, and the latest dispatch day for it; null when no day was promised. */
    promisedDay: date({ mode: 'string' }),
    handOverDay: date({ mode: 'string' }),
    /** When the promise was last checked, and all promises, oldest first. */
    promiseCheckedAt: moment(),
    promises: jsonb().notNull().$type<readonly MadePromise[]>().default([]),
    /** Folded search text: id, names of bracelets and charms. */
    search: text().notNull(),
    /** Folded search text for staff: the customer's name, e-mail and phone. */
    customerSearch: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check(
      'orders_total',
      sql`${table.totalPrice} = ${table.goodsPrice} + ${table.shippingFee} + ${table.giftWrapFee}`,
    ),
    // Covering indexes: lists find their pages, and reports their sums, in the index alone (decision 0081).
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

/** Lines as sold: `bracelet` is a snapshot, the references only record where it came from. */
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
    /** Price of one bracelet. */
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

/** History of an order in chronological order; append-only. */
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
    /** Null for moves by the bank or a job. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index('order_history_by_admin').on(table.at, table.id).where(BY_ADMIN),
    index('order_history_of_admin').on(table.userId, table.at, table.id).where(BY_ADMIN),
    index('order_history_said').on(table.at, table.id).where(SAID_BY_ADMIN),
  ],
);

/** A round of photos sent before making, and its outcome. */
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
    /** The customer's change request: when, its text, marks on the photos, and exchanges for charms of the same price. */
    askedAt: moment(),
    wish: text(),
    marks: jsonb().notNull().$type<readonly PhotoMark[]>().default([]),
    exchanges: jsonb().notNull().$type<readonly PhotoExchange[]>().default([]),
    /** Staff's decision on a change request beyond the free ones. */
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

/** Photos of a bracelet before it is made: uploaded one by one, then sent together. */
export const orderPhotos = snakeCase.table(
  'order_photos',
  {
    id: idColumn<OrderPhotoId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    /** Null until sent. */
    roundId: uuid()
      .$type<PhotoRoundId>()
      .references(() => orderPhotoRounds.id),
    /** Position in its round, from 0. */
    position: smallint().notNull().default(0),
    /** File name in the uploads. */
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

/** Gift details of an order and what its recipient did (decision 0072). Her page is found by the hash of its secret. */
export const orderGifts = snakeCase.table('order_gifts', {
  orderId: uuid()
    .primaryKey()
    .$type<OrderId>()
    .references(() => orders.id),
  /** Null: the addressee of the parcel. */
  recipient: text(),
  /** Null: the recipient is not told who gave it. */
  sender: text(),
  hand: giftHand().notNull(),
  /** Earliest delivery day, in Vietnam. */
  notBefore: date({ mode: 'string' }),
  linkHash: text().notNull().unique(),
  openedAt: moment(),
  reply: text(),
  repliedAt: moment(),
});

/** A customer's request after delivery (exchange, repair, refund) and its outcome (decision 0079). */
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
    /** The shop's message with its decision; null when none. */
    answer: text(),
    /** The shop's closing message. */
    closing: text(),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    /** When the bracelet arrived back; null when nothing came back. */
    receivedAt: moment(),
    /** Carrier and tracking number of the return parcel, and when she entered them. */
    carrier: text(),
    trackingNumber: text(),
    sentAt: moment(),
    /** When she was last reminded of the missing parcel, and since when staff should look for it. */
    remindedAt: moment(),
    forStaffSince: moment(),
    /** Refund due. */
    refund: money(),
    /** What happened to the returned bracelet. */
    goods: returnedGoods(),
    /** Who performed the last action. */
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

/** The customer's photos for a return: uploaded one by one, then sent with the request. */
export const orderReturnPhotos = snakeCase.table(
  'order_return_photos',
  {
    id: idColumn<ReturnPhotoId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    /** Null until sent. */
    returnId: uuid()
      .$type<ReturnId>()
      .references(() => orderReturns.id),
    /** Position in its case, from 0. */
    position: smallint().notNull().default(0),
    /** File name in the uploads. */
    file: text().notNull(),
    /** Pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.returnId), index().on(table.file)],
);
