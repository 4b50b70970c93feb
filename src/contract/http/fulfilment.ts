import { BOOKING_CONCERNS, CARRIERS } from '#domain/fulfilment/carriers.ts';
import { fulfilmentCopy } from '#domain/fulfilment/copy.vi.ts';
import {
  CARRIER_MAX,
  SHIPMENT_NOTES_MAX,
  SHIPMENTS_PAGE_SIZE,
  STAFF_NOTE_MAX,
  TRACKING_NUMBER_MAX,
} from '#domain/fulfilment/limits.ts';
import {
  SHIPMENT_ACTORS,
  SHIPMENT_FILTERS,
  SHIPMENT_SORTS,
  SHIPMENT_STATUSES,
  STOCK_RETURNS,
} from '#domain/fulfilment/shipments.ts';
import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type { OrderId, ShipmentId, StaffNoteId, UserId } from '#domain/kernel/ids.ts';
import { ORDERS_AT_ONCE, ORDERS_PAGE_SIZE, SHEETS_AT_ONCE } from '#domain/ordering/limits.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import {
  AskedDay,
  commaList,
  Count,
  idOf,
  Money,
  PictureUrl,
  plainLine,
  plainText,
  QueryFlag,
  Time,
} from '../fields.ts';
import { z } from '../zod.ts';
import { Order, SeveralOrders } from './ordering.ts';

const ShipmentStatus = z.enum(SHIPMENT_STATUSES);

// ---- Shipments ----

/** The parts of an order that a shipper needs to deliver it. */
export const ShipmentOrder = Order.pick({
  _id: true,
  status: true,
  items: true,
  totalPrice: true,
  shippingFee: true,
  paymentMethod: true,
  shippingAddress: true,
  shippingOption: true,
  giftWrap: true,
  notes: true,
  user: true,
  createdAt: true,
}).extend({
  /** The order is a gift: its price is not mentioned on delivery unless it is paid then. */
  isGift: z.boolean(),
  /** A day in Vietnam before which it must not arrive. */
  notBefore: z.iso.date().nullable(),
});
export type ShipmentOrder = z.infer<typeof ShipmentOrder>;

export const ShipmentEntry = z.object({
  status: ShipmentStatus,
  timestamp: Time,
  /** A note by the person who made the change; null without one. */
  note: z.string().nullable(),
  by: z.enum(SHIPMENT_ACTORS),
});
export type ShipmentEntry = z.infer<typeof ShipmentEntry>;

/** State of a parcel at a connected carrier (`carriers.ts`). */
export const Booking = z.object({
  carrier: z.enum(CARRIERS),
  trackingNumber: z.string(),
  fee: Money.nullable(),
  /** The carrier's last status, verbatim; null before the first one. */
  status: z.string().nullable(),
  heardAt: Time,
  /** Why staff should check it. */
  concern: z.enum(BOOKING_CONCERNS).nullable(),
});
export type Booking = z.infer<typeof Booking>;

export const Shipment = z.object({
  _id: idOf<ShipmentId>(),
  order: ShipmentOrder,
  status: ShipmentStatus,
  trackingNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  shipper: z.object({ _id: idOf<UserId>(), name: z.string(), email: z.string() }).nullable(),
  statusHistory: z.array(ShipmentEntry),
  /** For admins, when a connected carrier has or had the parcel; omitted otherwise. */
  booking: Booking.optional(),
  /** The customer's wishes from checkout. */
  notes: z.string().nullable(),
  /** Notes by staff for the courier, oldest first; omitted when there are none. */
  courierNotes: z.array(z.string()).optional(),
  /** The shipper's latest notes. */
  deliveryNotes: z.string().nullable(),
  /** The end of the day by which it should arrive. */
  estimatedDeliveryDate: Time,
  actualDeliveryDate: Time.nullable(),
  /** Cash to collect; 0 for an order that is already paid. */
  cashToCollect: Money,
  /** Fetched with the session: only staff, its shipper and its customer may see it. */
  proofImage: PictureUrl.nullable(),
  /** What happened to the pieces of a returned parcel; null until decided. */
  stockReturn: z.enum(STOCK_RETURNS).nullable(),
  createdAt: Time,
  updatedAt: Time,
});
export type Shipment = z.infer<typeof Shipment>;
export const ShipmentReply = dataOf(Shipment);

// ---- Lists of shipments ----

const ShipmentsFilter = pageQuery(SHIPMENTS_PAGE_SIZE).extend({
  /** Part of an order's id, a tracking number, a name, phone or place; diacritics are ignored. */
  search: plainLine(fieldLabels.search, 80).optional(),
  status: z.enum(SHIPMENT_FILTERS).default('all'),
  /** `due`: undelivered parcels first, by their expected arrival; then the others, newest first. */
  sort: z.enum(SHIPMENT_SORTS).default('newest'),
});

/** GET /shipments, for admins. */
export const ShipmentsQuery = ShipmentsFilter.extend({
  shipper: idOf<UserId>().optional(),
  /** Only those that the inbox counts: without a shipper, or returned and not looked at. */
  waits: QueryFlag.optional(),
});
export type ShipmentsQuery = z.input<typeof ShipmentsQuery>;

/** GET /reports/shipments.csv: the filters of the list. */
export const ShipmentsCsvQuery = ShipmentsQuery.pick({
  search: true,
  status: true,
  shipper: true,
  waits: true,
});
export type ShipmentsCsvQuery = z.input<typeof ShipmentsCsvQuery>;

export const ShipmentsPage = z.object({ shipments: z.array(Shipment), pagination: Pagination });
export type ShipmentsPage = z.infer<typeof ShipmentsPage>;

/** A page for admins; the counts cover all shipments, regardless of filters. */
export const AllShipmentsPage = ShipmentsPage.extend({ counts: z.record(z.enum(SHIPMENT_FILTERS), Count) });
export type AllShipmentsPage = z.infer<typeof AllShipmentsPage>;
export const AllShipmentsReply = dataOf(AllShipmentsPage);

/** GET /shipments/loads: number of undelivered parcels per shipper; shippers without any are omitted. */
export const ShipperLoad = z.object({ shipper: idOf<UserId>(), open: Count });
export type ShipperLoad = z.infer<typeof ShipperLoad>;
export const ShipperLoadsReply = dataOf(z.array(ShipperLoad));

// ---- For the customer ----

/** GET /orders/{id}/parcel: the delivery of an order, without the shipper's name or notes meant for him. */
export const Parcel = z.object({
  status: ShipmentStatus,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  steps: z.array(z.object({ status: ShipmentStatus, timestamp: Time })),
  estimatedDeliveryDate: Time,
  actualDeliveryDate: Time.nullable(),
  /** Fetched with the session. */
  proofImage: PictureUrl.nullable(),
});
export type Parcel = z.infer<typeof Parcel>;
export const ParcelReply = dataOf(Parcel);

// ---- For the shipper ----

/** GET /shipments/my-shipments, for the shipper. */
export const MyShipmentsQuery = ShipmentsFilter;
export type MyShipmentsQuery = z.input<typeof MyShipmentsQuery>;

/** Cards of the shipper's dashboard; they count all of his parcels, regardless of filters (spec §2, Shipper dashboard). */
export const ShipmentCounts = z.object({ total: Count, delivered: Count, inProgress: Count });
export type ShipmentCounts = z.infer<typeof ShipmentCounts>;
export const MyShipmentsPage = ShipmentsPage.extend({ counts: ShipmentCounts });
export type MyShipmentsPage = z.infer<typeof MyShipmentsPage>;
export const MyShipmentsReply = dataOf(MyShipmentsPage);

/** GET /shipments/my-cash?date=2026-11-21: a day in Vietnam, today by default. */
export const MyCashQuery = z.object({ date: AskedDay.optional() });
export type MyCashQuery = z.input<typeof MyCashQuery>;
export const MyCash = z.object({
  date: z.iso.date(),
  /** Collected on that day, for parcels not returned since. */
  collected: Money,
  /** Parcels delivered on that day, with or without cash. */
  delivered: Count,
  /** Cash still to collect, for all parcels on their way now. */
  toCollect: Money,
  /** Collected on any day and not handed in yet. */
  held: Money,
});
export type MyCash = z.infer<typeof MyCash>;
export const MyCashReply = dataOf(MyCash);

/** GET /orders/shipped: orders on their way; a shipper sees his own. */
export const ShippedOrdersQuery = pageQuery(ORDERS_PAGE_SIZE);

// ---- Creating and moving shipments ----

/** POST /shipments: moves a confirmed order to shipped; INVALID_TRANSITION for any other. */
export const CreateShipmentBody = z.object({
  order: idOf<OrderId>(),
  trackingNumber: plainLine(fulfilmentCopy.trackingNumber, TRACKING_NUMBER_MAX).nullable().optional(),
  carrier: plainLine(fulfilmentCopy.carrier, CARRIER_MAX).nullable().optional(),
});
export type CreateShipmentBody = z.input<typeof CreateShipmentBody>;

/**
 * POST /shipments/bulk: creates a parcel for each order without one, and assigns the named shipper to parcels without one; each
 * in its own transactions.
 */
export const BulkShipmentBody = z.object({
  orders: SeveralOrders,
  carrier: plainLine(fulfilmentCopy.carrier, CARRIER_MAX).nullable().optional(),
  shipperId: idOf<UserId>().nullable().optional(),
});
export type BulkShipmentBody = z.input<typeof BulkShipmentBody>;

/** GET /shipments/early-gifts: of these orders, those that wait for their parcel and would arrive before their day if sent today. */
export const EarlyGiftsQuery = z.object({ orders: commaList(idOf<OrderId>(), SHEETS_AT_ONCE) });
export const EarlyGift = z.object({
  order: idOf<OrderId>(),
  name: z.string(),
  notBefore: z.iso.date(),
  leavesFrom: z.iso.date(),
});
export type EarlyGift = z.infer<typeof EarlyGift>;
export const EarlyGiftsReply = dataOf(z.array(EarlyGift));

/**
 * POST /shipments/hand-over: reassigns undelivered parcels to another shipper, each in its own transaction. `from` is the shipper
 * that the page showed, null for none: a parcel reassigned in the meantime is refused.
 */
export const HandOverBody = z.object({
  parcels: z
    .array(z.object({ order: idOf<OrderId>(), from: idOf<UserId>().nullable() }))
    .min(1)
    .max(ORDERS_AT_ONCE),
  shipperId: idOf<UserId>(),
});
export type HandOverBody = z.input<typeof HandOverBody>;

/** PUT /shipments/{id}/assign: once; ALREADY_ASSIGNED afterwards, SHIPPER_UNKNOWN for a user who is not an active shipper. */
export const AssignShipperBody = z.object({ shipperId: idOf<UserId>() });
export type AssignShipperBody = z.input<typeof AssignShipperBody>;

/**
 * PUT /shipments/{id}/status: INVALID_TRANSITION unless `nextShipmentStatuses` includes it, REASON_REQUIRED for a failure without
 * notes. An admin moves only parcels without a shipper of the shop (`nextStatusesElsewhere`), else ALREADY_ASSIGNED.
 */
export const ShipmentStatusBody = z.object({
  status: ShipmentStatus,
  notes: plainText(fulfilmentCopy.notes, SHIPMENT_NOTES_MAX).nullable().optional(),
  /** Generated by the phone, once per change: a retry after a lost response is applied once. */
  clientId: z.uuid().optional(),
  /** For a change queued while offline: when it happened and when it was sent, both by the phone's clock. */
  occurredAt: z.iso.datetime({ offset: true }).optional(),
  sentAt: z.iso.datetime({ offset: true }).optional(),
});
export type ShipmentStatusBody = z.input<typeof ShipmentStatusBody>;

/** PUT /orders/{id}/shipper-transition: `delivered`, or `failed` for an order that came back. */
export const ShipperTransitionBody = z.object({
  status: z.enum(ORDER_STATUSES),
  notes: plainText(fulfilmentCopy.notes, SHIPMENT_NOTES_MAX).nullable().optional(),
});
export type ShipperTransitionBody = z.input<typeof ShipperTransitionBody>;

/** PUT /shipments/{id}/return-to-stock: once per returned parcel. */
export const ReturnToStockBody = z.object({ fit: z.boolean() });
export type ReturnToStockBody = z.input<typeof ReturnToStockBody>;

/** POST /shipments/{id}/proof (multipart, field `image`). */
export const ProofReply = dataOf(z.object({ url: PictureUrl }));

// ---- Staff notes on an order: GET and POST /orders/{id}/staff-notes ----

export const StaffNote = z.object({
  _id: idOf<StaffNoteId>(),
  text: z.string(),
  /** Also shown to the shipper of the parcel. */
  forCourier: z.boolean(),
  author: z.object({ _id: idOf<UserId>(), name: z.string() }),
  createdAt: Time,
});
export type StaffNote = z.infer<typeof StaffNote>;
/** Newest first. */
export const StaffNotesReply = dataOf(z.array(StaffNote));
export const StaffNoteReply = dataOf(StaffNote);
export const StaffNoteBody = z.object({
  text: plainText(fulfilmentCopy.staffNote, STAFF_NOTE_MAX).refine((text) => text !== '', {
    error: fulfilmentCopy.staffNoteMissing,
  }),
  forCourier: z.boolean().default(false),
});
export type StaffNoteBody = z.input<typeof StaffNoteBody>;
