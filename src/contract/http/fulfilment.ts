import { BOOKING_CONCERNS, CARRIERS } from '#domain/fulfilment/carriers.ts';
import { fulfilmentCopy } from '#domain/fulfilment/copy.vi.ts';
import {
  CARRIER_MAX,
  CASH_NOTE_MAX,
  CASH_PARCELS_MAX,
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
import type { CashHandInId, OrderId, ShipmentId, StaffNoteId, UserId } from '#domain/kernel/ids.ts';
import { ORDERS_AT_ONCE, ORDERS_PAGE_SIZE } from '#domain/ordering/limits.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Count, idOf, Money, PictureUrl, plainLine, plainText, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { Order, SeveralOrders } from './ordering.ts';

const ShipmentStatus = z.enum(SHIPMENT_STATUSES);

// ---- What a shipment is ----

/** What a shipper must know of an order to bring it. */
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
  /** It is somebody's gift: nothing of its price is said at the door unless it is paid there. */
  isGift: z.boolean(),
  /** A day in Vietnam before which it must not come. */
  notBefore: z.iso.date().nullable(),
});
export type ShipmentOrder = z.infer<typeof ShipmentOrder>;

export const ShipmentEntry = z.object({
  status: ShipmentStatus,
  timestamp: Time,
  /** What the person wrote; null for nothing. */
  note: z.string().nullable(),
  by: z.enum(SHIPMENT_ACTORS),
});
export type ShipmentEntry = z.infer<typeof ShipmentEntry>;

/** How a parcel stands with the carrier that the shop is connected with (`carriers.ts`). */
export const Booking = z.object({
  carrier: z.enum(CARRIERS),
  trackingNumber: z.string(),
  fee: Money.nullable(),
  /** The carrier's last word, as it wrote it; null while it has said nothing. */
  status: z.string().nullable(),
  heardAt: Time,
  /** Why staff should look at it. */
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
  /** For admins, of a parcel that a connected carrier has or had; left out otherwise. */
  booking: Booking.optional(),
  /** What the customer asked for when she ordered. */
  notes: z.string().nullable(),
  /** What staff tell whoever brings it, the oldest first; left out when it is nothing. */
  courierNotes: z.array(z.string()).optional(),
  /** What the shipper wrote last. */
  deliveryNotes: z.string().nullable(),
  /** The last moment of the day by which it should be there. */
  estimatedDeliveryDate: Time,
  actualDeliveryDate: Time.nullable(),
  /** What the shipper takes from the customer: nothing for an order that is paid already. */
  cashToCollect: Money,
  /** GET it with the session: only staff, its shipper and its customer may see it. */
  proofImage: PictureUrl.nullable(),
  /** Of a returned parcel: what was decided about its pieces; null while nothing was. */
  stockReturn: z.enum(STOCK_RETURNS).nullable(),
  createdAt: Time,
  updatedAt: Time,
});
export type Shipment = z.infer<typeof Shipment>;
export const ShipmentReply = dataOf(Shipment);

// ---- Reading them ----

const ShipmentsFilter = pageQuery(SHIPMENTS_PAGE_SIZE).extend({
  /** Part of an order's id, a tracking number, a name, phone or place, without diacritics. */
  search: plainLine(fieldLabels.search, 80).optional(),
  status: z.enum(SHIPMENT_FILTERS).default('all'),
  /** `due`: what is still to be brought, what should be there first on top; then the rest, the newest first. */
  sort: z.enum(SHIPMENT_SORTS).default('newest'),
});

/** GET /shipments, for admins. */
export const ShipmentsQuery = ShipmentsFilter.extend({ shipper: idOf<UserId>().optional() });
export type ShipmentsQuery = z.input<typeof ShipmentsQuery>;

/** GET /reports/shipments.csv: the filters of the list. */
export const ShipmentsCsvQuery = ShipmentsQuery.pick({ search: true, status: true, shipper: true });
export type ShipmentsCsvQuery = z.input<typeof ShipmentsCsvQuery>;

export const ShipmentsPage = z.object({ shipments: z.array(Shipment), pagination: Pagination });
export type ShipmentsPage = z.infer<typeof ShipmentsPage>;

/** What an admin is given: the counts are of all shipments, whatever is asked for. */
export const AllShipmentsPage = ShipmentsPage.extend({ counts: z.record(z.enum(SHIPMENT_FILTERS), Count) });
export type AllShipmentsPage = z.infer<typeof AllShipmentsPage>;
export const AllShipmentsReply = dataOf(AllShipmentsPage);

/** GET /shipments/loads: how many parcels each shipper still has to bring; who has none is left out. */
export const ShipperLoad = z.object({ shipper: idOf<UserId>(), open: Count });
export type ShipperLoad = z.infer<typeof ShipperLoad>;
export const ShipperLoadsReply = dataOf(z.array(ShipperLoad));

// ---- What the customer sees ----

/** GET /orders/{id}/parcel: how an order travels. Nothing in it names the shipper or is meant for him. */
export const Parcel = z.object({
  status: ShipmentStatus,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  steps: z.array(z.object({ status: ShipmentStatus, timestamp: Time })),
  estimatedDeliveryDate: Time,
  actualDeliveryDate: Time.nullable(),
  /** GET it with the session. */
  proofImage: PictureUrl.nullable(),
});
export type Parcel = z.infer<typeof Parcel>;
export const ParcelReply = dataOf(Parcel);

// ---- What the shipper is given ----

/** GET /shipments/my-shipments, for the shipper. */
export const MyShipmentsQuery = ShipmentsFilter;
export type MyShipmentsQuery = z.input<typeof MyShipmentsQuery>;

/** The cards of the shipper's dashboard count all of his, whatever the filter (spec §2, Shipper dashboard). */
export const ShipmentCounts = z.object({ total: Count, delivered: Count, inProgress: Count });
export type ShipmentCounts = z.infer<typeof ShipmentCounts>;
export const MyShipmentsPage = ShipmentsPage.extend({ counts: ShipmentCounts });
export type MyShipmentsPage = z.infer<typeof MyShipmentsPage>;
export const MyShipmentsReply = dataOf(MyShipmentsPage);

/** GET /shipments/my-cash?date=2026-11-21: a day in Vietnam, today unless said. */
export const MyCashQuery = z.object({ date: z.iso.date().optional() });
export type MyCashQuery = z.input<typeof MyCashQuery>;
export const MyCash = z.object({
  date: z.iso.date(),
  /** Taken on that day for parcels that were not returned since. */
  collected: Money,
  /** Parcels that were brought on that day, paid at the door or not. */
  delivered: Count,
  /** Still to take, for all parcels that are on their way now. */
  toCollect: Money,
  /** Taken on any day and not handed in yet. */
  held: Money,
});
export type MyCash = z.infer<typeof MyCash>;
export const MyCashReply = dataOf(MyCash);

// ---- Money from the doors, handed in: below /shipments/cash ----

const Person = z.object({ _id: idOf<UserId>(), name: z.string() });

/** GET /shipments/cash: who has money of the shop, the most first. */
export const CashHolder = z.object({
  shipper: Person,
  held: Money,
  parcels: Count,
  /** When the oldest of it was taken. */
  since: Time,
});
export type CashHolder = z.infer<typeof CashHolder>;
export const CashHoldersReply = dataOf(z.array(CashHolder));

const CashParcel = z.object({
  shipment: idOf<ShipmentId>(),
  order: idOf<OrderId>(),
  customer: z.string(),
  city: z.string(),
  deliveredAt: Time,
  cash: Money,
});
export type CashParcel = z.infer<typeof CashParcel>;

/** GET /shipments/cash/{id of a shipper}: what he has, the oldest first, at most `CASH_PARCELS_MAX`. */
export const HeldCash = z.object({ shipper: Person, held: Money, parcels: z.array(CashParcel) });
export type HeldCash = z.infer<typeof HeldCash>;
export const HeldCashReply = dataOf(HeldCash);

/**
 * POST /shipments/cash/hand-ins: the money of these parcels, counted. CASH_CHANGED when one of them is not his to hand in any
 * more, REASON_REQUIRED without a note where it is another sum. The same `clientId` again gets the first answer.
 */
export const HandInBody = z.object({
  shipper: idOf<UserId>(),
  parcels: z.array(idOf<ShipmentId>()).min(1).max(CASH_PARCELS_MAX),
  counted: Money,
  note: plainText(fulfilmentCopy.cashNote, CASH_NOTE_MAX).nullable().optional(),
  clientId: z.uuid(),
});
export type HandInBody = z.input<typeof HandInBody>;

export const HandIn = z.object({
  _id: idOf<CashHandInId>(),
  shipper: Person,
  receivedBy: Person,
  expected: Money,
  counted: Money,
  note: z.string().nullable(),
  createdAt: Time,
});
export type HandIn = z.infer<typeof HandIn>;

/** GET /shipments/cash/hand-ins: the newest first. */
export const HandInsQuery = pageQuery(SHIPMENTS_PAGE_SIZE);
export const HandInsPage = z.object({ handIns: z.array(HandIn), pagination: Pagination });
export type HandInsPage = z.infer<typeof HandInsPage>;
export const HandInsReply = dataOf(HandInsPage);

/** GET /shipments/cash/hand-ins/{id}: for the slip that both sign. */
export const HandInSlip = HandIn.extend({ parcels: z.array(CashParcel) });
export type HandInSlip = z.infer<typeof HandInSlip>;
export const HandInSlipReply = dataOf(HandInSlip);

/** GET /orders/shipped: orders on their way; a shipper sees his own. */
export const ShippedOrdersQuery = pageQuery(ORDERS_PAGE_SIZE);
export type ShippedOrdersQuery = z.input<typeof ShippedOrdersQuery>;

// ---- Making and moving one ----

/** POST /shipments: moves a confirmed order to shipped; INVALID_TRANSITION for any other. */
export const CreateShipmentBody = z.object({
  order: idOf<OrderId>(),
  trackingNumber: plainLine(fulfilmentCopy.trackingNumber, TRACKING_NUMBER_MAX).nullable().optional(),
  carrier: plainLine(fulfilmentCopy.carrier, CARRIER_MAX).nullable().optional(),
});
export type CreateShipmentBody = z.input<typeof CreateShipmentBody>;

/**
 * POST /shipments/bulk: each order gets its parcel, if it has none, and the parcel its shipper, if one is named and it has
 * none; each in transactions of its own.
 */
export const BulkShipmentBody = z.object({
  orders: SeveralOrders,
  carrier: plainLine(fulfilmentCopy.carrier, CARRIER_MAX).nullable().optional(),
  shipperId: idOf<UserId>().nullable().optional(),
});
export type BulkShipmentBody = z.input<typeof BulkShipmentBody>;

/**
 * POST /shipments/hand-over: gives parcels that are still to be brought to another shipper, each in a transaction of its own.
 * `from` is who had it when it was looked at, null for nobody: a parcel that went elsewhere meanwhile is refused.
 */
export const HandOverBody = z.object({
  parcels: z
    .array(z.object({ order: idOf<OrderId>(), from: idOf<UserId>().nullable() }))
    .min(1)
    .max(ORDERS_AT_ONCE),
  shipperId: idOf<UserId>(),
});
export type HandOverBody = z.input<typeof HandOverBody>;

/** PUT /shipments/{id}/assign: once; ALREADY_ASSIGNED afterwards, SHIPPER_UNKNOWN for who does not work as one. */
export const AssignShipperBody = z.object({ shipperId: idOf<UserId>() });
export type AssignShipperBody = z.input<typeof AssignShipperBody>;

/**
 * PUT /shipments/{id}/status: INVALID_TRANSITION unless `nextShipmentStatuses` has it, REASON_REQUIRED for a failure
 * without notes. An admin moves what no shipper of the shop has (`nextStatusesElsewhere`), else ALREADY_ASSIGNED.
 */
export const ShipmentStatusBody = z.object({
  status: ShipmentStatus,
  notes: plainText(fulfilmentCopy.notes, SHIPMENT_NOTES_MAX).nullable().optional(),
  /** Made by the phone, once a change: sent again after a lost answer, it is still one change. */
  clientId: z.uuid().optional(),
  /** When it happened, for a change that waited for a network. */
  occurredAt: z.iso.datetime({ offset: true }).optional(),
});
export type ShipmentStatusBody = z.input<typeof ShipmentStatusBody>;

/** PUT /orders/{id}/shipper-transition: `delivered`, or `failed` for an order that came back. */
export const ShipperTransitionBody = z.object({
  status: z.enum(ORDER_STATUSES),
  notes: plainText(fulfilmentCopy.notes, SHIPMENT_NOTES_MAX).nullable().optional(),
});
export type ShipperTransitionBody = z.input<typeof ShipperTransitionBody>;

/** PUT /shipments/{id}/return-to-stock: decided once, for a returned parcel. */
export const ReturnToStockBody = z.object({ fit: z.boolean() });
export type ReturnToStockBody = z.input<typeof ReturnToStockBody>;

/** POST /shipments/{id}/proof (multipart, field `image`). */
export const ProofReply = dataOf(z.object({ url: PictureUrl }));

// ---- Notes of the staff on an order: GET and POST /orders/{id}/staff-notes ----

export const StaffNote = z.object({
  _id: idOf<StaffNoteId>(),
  text: z.string(),
  /** The shipper of the parcel reads it too. */
  forCourier: z.boolean(),
  author: z.object({ _id: idOf<UserId>(), name: z.string() }),
  createdAt: Time,
});
export type StaffNote = z.infer<typeof StaffNote>;
/** The newest first. */
export const StaffNotesReply = dataOf(z.array(StaffNote));
export const StaffNoteReply = dataOf(StaffNote);
export const StaffNoteBody = z.object({
  text: plainText(fulfilmentCopy.staffNote, STAFF_NOTE_MAX).refine((text) => text !== '', {
    error: fulfilmentCopy.staffNoteMissing,
  }),
  forCourier: z.boolean().default(false),
});
export type StaffNoteBody = z.input<typeof StaffNoteBody>;
