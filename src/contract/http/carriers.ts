import { BOOKING_CONCERNS, BOOKING_STATES, CARRIERS, PARCEL_MOST } from '#domain/fulfilment/carriers.ts';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import { CASH_NOTE_MAX, CASH_PARCELS_MAX, SHIPMENTS_PAGE_SIZE } from '#domain/fulfilment/limits.ts';
import { generic } from '#domain/kernel/copy.vi.ts';
import type { BookingId, OrderId, PayoutId, UserId } from '#domain/kernel/ids.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Count, idOf, Money, plainText, Time, whole } from '../fields.ts';
import { z } from '../zod.ts';

export const CarrierName = z.enum(CARRIERS);

const side = (label: string, most: number) => whole({ least: 1, most, message: generic.required(label) });

/** Grams and centimetres of the packed parcel. */
export const ParcelSize = z.object({
  weightG: side(carrierCopy.weight, PARCEL_MOST.weightG),
  lengthCm: side(carrierCopy.length, PARCEL_MOST.lengthCm),
  widthCm: side(carrierCopy.width, PARCEL_MOST.widthCm),
  heightCm: side(carrierCopy.height, PARCEL_MOST.heightCm),
});
export type ParcelSize = z.infer<typeof ParcelSize>;

/** GET /shipments/carriers: those that the shop is connected with, and how large a parcel usually is. */
export const ConnectedCarriers = z.object({ carriers: z.array(CarrierName), usual: ParcelSize });
export type ConnectedCarriers = z.infer<typeof ConnectedCarriers>;
export const ConnectedCarriersReply = dataOf(ConnectedCarriers);

export const carrierParams = z.object({ carrier: CarrierName });

/**
 * POST /shipments/carriers/{carrier}/quotes: what it would cost the shop, nothing is ordered.
 * POST /shipments/carriers/{carrier}/bookings: orders it and packs the order; CARRIER_REFUSED in the carrier's words,
 * CARRIER_AWAY while nobody knows whether it was ordered: the same again asks first, and never orders twice.
 */
export const BookingBody = ParcelSize.extend({ order: idOf<OrderId>() });
export type BookingBody = z.input<typeof BookingBody>;
export const Quote = z.object({ fee: Money });
export type Quote = z.infer<typeof Quote>;
export const QuoteReply = dataOf(Quote);

// ---- What carriers say and pay ----

/** POST /shipments/carriers/{carrier}/notices?key=…: what a carrier tells; `key` is the shop's, in the address it was given. */
export const NoticeQuery = z.object({
  key: z.string().max(300).optional(),
  hash: z.string().max(300).optional(),
});
export const NoticeReply = z.object({ success: z.literal(true), data: z.object({ outcome: z.string() }) });

/** A parcel at a carrier, as the money from its door stands. */
export const CarrierCash = z.object({
  _id: idOf<BookingId>(),
  carrier: CarrierName,
  order: idOf<OrderId>(),
  trackingNumber: z.string(),
  customer: z.string(),
  city: z.string(),
  deliveredAt: Time,
  /** What was to be paid at the door, and what the carrier says was. */
  cod: Money,
  carrierCod: Money.nullable(),
  fee: Money.nullable(),
  /** When the carrier says that it paid it out. */
  remittedAt: Time.nullable(),
});
export type CarrierCash = z.infer<typeof CarrierCash>;

/** A parcel that staff should look at: it is not known whether the carrier has it, or it must be taken back there. */
export const BookingConcernRow = z.object({
  _id: idOf<BookingId>(),
  carrier: CarrierName,
  order: idOf<OrderId>(),
  state: z.enum(BOOKING_STATES),
  trackingNumber: z.string().nullable(),
  status: z.string().nullable(),
  concern: z.enum(BOOKING_CONCERNS).nullable(),
  since: Time,
});
export type BookingConcernRow = z.infer<typeof BookingConcernRow>;

/** GET /shipments/carriers/cash: what was brought and not paid out yet, the oldest first, at most `CASH_PARCELS_MAX`. */
export const CarrierCashList = z.object({
  parcels: z.array(CarrierCash),
  concerns: z.array(BookingConcernRow),
});
export type CarrierCashList = z.infer<typeof CarrierCashList>;
export const CarrierCashReply = dataOf(CarrierCashList);

/**
 * POST /shipments/carriers/payouts: money that a carrier paid out for these parcels. PAYOUT_CHANGED when one of them is not to
 * be paid any more, REASON_REQUIRED without a note where the sum less the fees is another one. The same `clientId` again gets
 * the first answer.
 */
export const PayoutBody = z.object({
  carrier: CarrierName,
  parcels: z.array(idOf<BookingId>()).min(1).max(CASH_PARCELS_MAX),
  fees: Money,
  counted: Money,
  note: plainText(carrierCopy.payoutNote, CASH_NOTE_MAX).nullable().optional(),
  clientId: z.uuid(),
});
export type PayoutBody = z.input<typeof PayoutBody>;

export const Payout = z.object({
  _id: idOf<PayoutId>(),
  carrier: CarrierName,
  receivedBy: z.object({ _id: idOf<UserId>(), name: z.string() }),
  parcels: Count,
  expected: Money,
  fees: Money,
  counted: Money,
  note: z.string().nullable(),
  createdAt: Time,
});
export type Payout = z.infer<typeof Payout>;
export const PayoutReply = dataOf(Payout);

/** GET /shipments/carriers/payouts: the newest first. */
export const PayoutsQuery = pageQuery(SHIPMENTS_PAGE_SIZE);
export const PayoutsPage = z.object({ payouts: z.array(Payout), pagination: Pagination });
export type PayoutsPage = z.infer<typeof PayoutsPage>;
export const PayoutsReply = dataOf(PayoutsPage);
