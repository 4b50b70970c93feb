import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgEnum, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core';
import { SHIPMENT_ACTORS, SHIPMENT_STATUSES, STOCK_RETURNS } from '#domain/fulfilment/shipments.ts';
import type { CashHandInId, OrderId, ShipmentId, StaffNoteId, UserId } from '#domain/kernel/ids.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { idColumn, moment, money } from '#server/platform/db/columns.ts';

export const shipmentStatus = pgEnum('shipment_status', SHIPMENT_STATUSES);
export const shipmentActor = pgEnum('shipment_actor', SHIPMENT_ACTORS);
export const stockReturn = pgEnum('stock_return', STOCK_RETURNS);

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
    /** Folded: the order's id, the tracking number, the customer and where she lives. */
    search: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // Without a shipper it waits for one, or another carrier has it.
    check('shipments_shipper', sql`${table.status} <> 'pending' OR ${table.shipperId} IS NULL`),
    check('shipments_stock_return', sql`${table.stockReturn} IS NULL OR ${table.status} = 'returned'`),
    index().on(table.createdAt),
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
    userId: uuid()
      .notNull()
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
  (table) => [index().on(table.orderId)],
);
