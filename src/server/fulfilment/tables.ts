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

/** Cash that a shipper handed in to the shop, counted. Append-only. */
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
    /** Sum according to his parcels, and sum counted. */
    expected: money().notNull(),
    counted: money().notNull(),
    /** Why the two differ. */
    note: text(),
    /** Idempotency key from the page: a resend creates no second row. */
    clientId: uuid().notNull().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.shipperId)],
);

/** The parcel of an order; at most one per order. */
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
    /** The shipper's latest note. */
    deliveryNotes: text(),
    /** File name in the uploads. */
    proof: text(),
    estimatedDeliveryDate: moment().notNull(),
    actualDeliveryDate: moment(),
    /** Null until an admin decides about the pieces of a returned parcel. */
    stockReturn: stockReturn(),
    /** Cash was collected and the shipper still has it. */
    cashHeld: boolean().notNull().default(false),
    /** The hand-in that settled its cash. */
    cashHandInId: uuid()
      .$type<CashHandInId>()
      .references(() => cashHandIns.id),
    /** The connected carrier that has it (`carrier_bookings`), if any. */
    via: carrierId(),
    /** Folded search text: order id, tracking number, customer name and address. */
    search: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // A pending shipment has no shipper; others may lack one when a carrier has them.
    check('shipments_shipper', sql`${table.status} <> 'pending' OR ${table.shipperId} IS NULL`),
    check('shipments_via', sql`${table.via} IS NULL OR ${table.shipperId} IS NULL`),
    check('shipments_stock_return', sql`${table.stockReturn} IS NULL OR ${table.status} = 'returned'`),
    index('shipments_made').on(table.createdAt, table.id),
    index().on(table.status, table.createdAt),
    index().on(table.shipperId, table.createdAt),
    index('shipments_delivered').on(table.shipperId, table.actualDeliveryDate),
    index('shipments_cash_held')
      .on(table.shipperId)
      .where(sql`${table.cashHeld}`),
    index()
      .on(table.cashHandInId)
      .where(sql`${table.cashHandInId} IS NOT NULL`),
    index('shipments_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

/** History of a parcel in chronological order; append-only. */
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
    /** Null for a carrier's report. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    /** Idempotency key from the phone, so that a resend adds no second row. */
    clientId: uuid(),
    at: moment().notNull(),
  },
  (table) => [unique().on(table.shipmentId, table.clientId)],
);

/** Internal staff notes on an order; never shown to customers. */
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
    /** Also shown to the parcel's shipper. */
    forCourier: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.createdAt)],
);

/** Payouts of a carrier for cash on delivery, as they arrived. Append-only. */
export const carrierPayouts = snakeCase.table(
  'carrier_payouts',
  {
    id: idColumn<PayoutId>(),
    carrier: carrierId().notNull(),
    receivedBy: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    /** Cash collected for its parcels, fees the carrier deducted, and the amount that arrived. */
    expected: money().notNull(),
    fees: money().notNull(),
    counted: money().notNull(),
    /** Reason for a difference. */
    note: text(),
    /** Idempotency key from the page: a resend creates no second row. */
    clientId: uuid().notNull().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.carrier, table.createdAt)],
);

/** A parcel at a carrier: stored before the carrier is called, so that the request is known even after a crash. */
export const carrierBookings = snakeCase.table(
  'carrier_bookings',
  {
    id: idColumn<BookingId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    carrier: carrierId().notNull(),
    /** The shop's own code for it at the carrier. */
    code: text().notNull().unique(),
    state: bookingState().notNull(),
    /** Lease of the process that is calling the carrier; null before and after. */
    askedUntil: moment(),
    trackingNumber: text(),
    /** Cash to collect, and the carrier's own figures for that and for its fee. */
    cod: money().notNull(),
    carrierCod: money(),
    fee: money(),
    weightG: integer().notNull(),
    lengthCm: integer().notNull(),
    widthCm: integer().notNull(),
    heightCm: integer().notNull(),
    /** Hash of the address and cash amount that the carrier was given. */
    fingerprint: text().notNull(),
    /** The carrier's latest status, verbatim, and its time according to the carrier. */
    carrierStatus: text(),
    carrierAt: moment(),
    /** When the shop last had news of it. */
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
    index().on(table.orderId),
    uniqueIndex().on(table.carrier, table.trackingNumber),
    index().on(table.state, table.heardAt),
    index()
      .on(table.payoutId)
      .where(sql`${table.payoutId} IS NOT NULL`),
  ],
);

/** Status reports of carriers, once each. */
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
