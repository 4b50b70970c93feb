import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BOOKING_CONCERNS, BOOKING_STATES, CARRIERS } from '#domain/fulfilment/carriers.ts';
import { SHIPMENT_ACTORS, SHIPMENT_STATUSES, STOCK_RETURNS } from '#domain/fulfilment/shipments.ts';
import type {
  BookingId,
  CashHandInId,
  OrderId,
  PayoutId,
  ShipmentId,
  StaffNoteId,
  UserId,
} from '#domain/kernel/ids.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { idColumn, moment, money } from '#server/platform/db/columns.ts';

export const shipmentStatus = pgEnum('shipment_status', SHIPMENT_STATUSES);
export const shipmentActor = pgEnum('shipment_actor', SHIPMENT_ACTORS);
export const stockReturn = pgEnum('stock_return', STOCK_RETURNS);
export const carrierId = pgEnum('carrier', CARRIERS);
export const bookingState = pgEnum('booking_state', BOOKING_STATES);
export const bookingConcern = pgEnum('booking_concern', BOOKING_CONCERNS);

/** Money from doors that a shipper gave to the shop, counted. Rows are only ever added. */
export const cashHandIns = snakeCase.table(
  'cash_hand_ins',
  {
    id: idColumn<CashHandInId>(),
    shipperId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    receivedBy: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    /** What his parcels say, and what was counted. */
    expected: money().notNull(),
    counted: money().notNull(),
    /** Why the two differ. */
    note: text(),
    /** The page's own name of it: sent twice, it is still one. */
    clientId: uuid().notNull().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.shipperId)],
);

/** The parcel of an order; an order has one at most. */
export const shipments = snakeCase.table(
  'shipments',
  {
    id: idColumn<ShipmentId>(),
    orderId: uuid()
      .notNull()
      .unique()
      .$type<OrderId>()
      .references(() => orders.id),
    status: shipmentStatus().notNull(),
    shipperId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    trackingNumber: text(),
    carrier: text(),
    /** What the shipper wrote last. */
    deliveryNotes: text(),
    /** File in the uploads. */
    proof: text(),
    estimatedDeliveryDate: moment().notNull(),
    actualDeliveryDate: moment(),
    /** Null while nobody decided about the pieces of a returned parcel. */
    stockReturn: stockReturn(),
    /** Paid at the door, and the money is still with its shipper. */
    cashHeld: boolean().notNull().default(false),
    /** With which money it came to the shop. */
    cashHandInId: uuid()
      .$type<CashHandInId>()
      .references(() => cashHandIns.id),
    /** The carrier that has it, where the shop is connected with one (`carrier_bookings`). */
    via: carrierId(),
    /** Folded: the order's id, the tracking number, the customer and where she lives. */
    search: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // Without a shipper it waits for one, or another carrier has it.
    check('shipments_shipper', sql`${table.status} <> 'pending' OR ${table.shipperId} IS NULL`),
    check('shipments_via', sql`${table.via} IS NULL OR ${table.shipperId} IS NULL`),
    check('shipments_stock_return', sql`${table.stockReturn} IS NULL OR ${table.status} = 'returned'`),
    index('shipments_made').on(table.createdAt, table.id),
    index().on(table.status, table.createdAt),
    index().on(table.shipperId, table.createdAt),
    index('shipments_cash_held')
      .on(table.shipperId)
      .where(sql`${table.cashHeld}`),
    index()
      .on(table.cashHandInId)
      .where(sql`${table.cashHandInId} IS NOT NULL`),
    index('shipments_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

/** What happened to a parcel, in the order it happened. Rows are only ever added. */
export const shipmentHistory = snakeCase.table(
  'shipment_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shipmentId: uuid()
      .notNull()
      .$type<ShipmentId>()
      .references(() => shipments.id),
    status: shipmentStatus().notNull(),
    note: text(),
    by: shipmentActor().notNull(),
    /** Null for a carrier's word. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    /** The phone's own name of a change, so that a resend makes no second row. */
    clientId: uuid(),
    at: moment().notNull(),
  },
  (table) => [unique().on(table.shipmentId, table.clientId)],
);

/** What staff tell one another about an order; customers never see it. */
export const staffNotes = snakeCase.table(
  'staff_notes',
  {
    id: idColumn<StaffNoteId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    text: text().notNull(),
    /** The shipper of the parcel reads it too. */
    forCourier: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.createdAt)],
);

/** Money from the doors that a carrier paid out to the shop, as it arrived. Rows are only ever added. */
export const carrierPayouts = snakeCase.table(
  'carrier_payouts',
  {
    id: idColumn<PayoutId>(),
    carrier: carrierId().notNull(),
    receivedBy: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    /** What its parcels' doors paid, what the carrier kept back for its fees, and what arrived. */
    expected: money().notNull(),
    fees: money().notNull(),
    counted: money().notNull(),
    /** Why they do not fit. */
    note: text(),
    /** The page's own name of it: sent twice, it is still one. */
    clientId: uuid().notNull().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.carrier, table.createdAt)],
);

/** A parcel at a carrier: written down before the carrier is asked, so that what was asked is known whatever happens. */
export const carrierBookings = snakeCase.table(
  'carrier_bookings',
  {
    id: idColumn<BookingId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    carrier: carrierId().notNull(),
    /** The shop's name of it at the carrier. */
    code: text().notNull().unique(),
    state: bookingState().notNull(),
    /** Until when somebody is asking the carrier; null before and after. */
    askedUntil: moment(),
    trackingNumber: text(),
    /** What is to be paid at the door, and what the carrier says of that and of its own fee. */
    cod: money().notNull(),
    carrierCod: money(),
    fee: money(),
    weightG: integer().notNull(),
    lengthCm: integer().notNull(),
    widthCm: integer().notNull(),
    heightCm: integer().notNull(),
    /** Of the address and the sum that the carrier was given. */
    fingerprint: text().notNull(),
    /** The carrier's last word, in its own words, and when it says that was so. */
    carrierStatus: text(),
    carrierAt: moment(),
    /** When the shop last heard of it. */
    heardAt: moment().notNull(),
    concern: bookingConcern(),
    remittedAt: moment(),
    payoutId: uuid()
      .$type<PayoutId>()
      .references(() => carrierPayouts.id),
    createdBy: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check('carrier_bookings_number', sql`${table.state} <> 'made' OR ${table.trackingNumber} IS NOT NULL`),
    uniqueIndex('carrier_bookings_open')
      .on(table.orderId)
      .where(sql`state IN ('asking', 'made')`),
    uniqueIndex().on(table.carrier, table.trackingNumber),
    index().on(table.state, table.heardAt),
    index()
      .on(table.payoutId)
      .where(sql`${table.payoutId} IS NOT NULL`),
  ],
);

/** What carriers told, once each. */
export const carrierNotices = snakeCase.table(
  'carrier_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid()
      .notNull()
      .$type<BookingId>()
      .references(() => carrierBookings.id),
    status: text().notNull(),
    at: moment().notNull(),
    reason: text(),
    receivedAt: moment().notNull(),
  },
  (table) => [unique().on(table.bookingId, table.status, table.at)],
);
