import { BOOKING_CONCERNS, BOOKING_STATES, CARRIERS, PARCEL_MAX } from '#domain/fulfilment/carriers.ts';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import { CASH_NOTE_MAX, CASH_PARCELS_MAX, SHIPMENTS_PAGE_SIZE } from '#domain/fulfilment/limits.ts';
import { generic } from '#domain/kernel/copy.vi.ts';
import type { BookingId, OrderId, PayoutId, UserId } from '#domain/kernel/ids.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { EnteredMoney, Count, idOf, Money, plainText, Time, whole } from '../fields.ts';
import { z } from '../zod.ts';
import { CashLater } from './cash.ts';

export const CarrierName = z.enum(CARRIERS);

const side = (label: string, most: number) => whole({ least: 1, most, message: generic.required(label) });

/** Size of the packed parcel in grams and centimetres. */
export const ParcelSize = z.object({
  weightG: side(carrierCopy.weight, PARCEL_MAX.weightG),
  lengthCm: side(carrierCopy.length, PARCEL_MAX.lengthCm),
  widthCm: side(carrierCopy.width, PARCEL_MAX.widthCm),
  heightCm: side(carrierCopy.height, PARCEL_MAX.heightCm),
});
export type ParcelSize = z.infer<typeof ParcelSize>;

/** GET /shipments/carriers: the connected carriers, and the default parcel size. */
export const ConnectedCarriers = z.object({ carriers: z.array(CarrierName), usual: ParcelSize });
export type ConnectedCarriers = z.infer<typeof ConnectedCarriers>;
export const ConnectedCarriersReply = dataOf(ConnectedCarriers);

export const carrierParams = z.object({ carrier: CarrierName });

/**
 * POST /shipments/carriers/{carrier}/quotes: the price for the shop, without booking.
 * POST /shipments/carriers/{carrier}/bookings: books the parcel and packs the order. CARRIER_REFUSED carries the carrier's
 * message; CARRIER_AWAY means that the outcome is unknown: a retry first asks the carrier, and never books twice.
 */
export const BookingBody = ParcelSize.extend({ order: idOf<OrderId>() });
export type BookingBody = z.input<typeof BookingBody>;
export const Quote = z.object({ fee: Money });
export type Quote = z.infer<typeof Quote>;
export const QuoteReply = dataOf(Quote);

// ---- Carrier webhooks and payouts ----

/**
 * POST /shipments/carriers/{carrier}/notices?key=…: the carrier's webhook; `key` is the shop's secret in the address it was
 * given.
 */
export const NoticeQuery = z.object({
  key: z.string().max(300).optional(),
  hash: z.string().max(300).optional(),
});
export const NoticeReply = z.object({ success: z.literal(true), data: z.object({ outcome: z.string() }) });

/** A parcel at a carrier, with the state of its cash on delivery. */
export const CarrierCash = z.object({
  _id: idOf<BookingId>(),
  carrier: CarrierName,
  order: idOf<OrderId>(),
  trackingNumber: z.string(),
  customer: z.string(),
  city: z.string(),
  deliveredAt: Time,
  /** Cash to collect, and the amount that the carrier reports. */
  cod: Money,
  carrierCod: Money.nullable(),
  fee: Money.nullable(),
  /** When the carrier reports having paid it out. */
  remittedAt: Time.nullable(),
});
export type CarrierCash = z.infer<typeof CarrierCash>;

/** A parcel that staff should check: it is unknown whether the carrier has it, or it must be cancelled there. */
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

/**
 * GET /shipments/carriers/cash: cash of delivered parcels that is not paid out yet, oldest first, of each carrier at most
 * `CASH_PARCELS_MAX`; `later` are the others, of carriers that have any. Of the parcels to check at most `CONCERNS_MAX`, the
 * latest first; `moreConcerns` counts the others.
 */
export const CarrierCashList = z.object({
  parcels: z.array(CarrierCash),
  later: z.array(CashLater.extend({ carrier: CarrierName })),
  concerns: z.array(BookingConcernRow),
  moreConcerns: Count,
});
export type CarrierCashList = z.infer<typeof CarrierCashList>;
export const CarrierCashReply = dataOf(CarrierCashList);

/**
 * POST /shipments/carriers/payouts: records a payout by a carrier for these parcels. PAYOUT_CHANGED when one of them no longer
 * awaits a payout, REASON_REQUIRED without a note when the amount is not the sum less the fees. Repeating a `clientId` returns
 * the first response.
 */
export const PayoutBody = z.object({
  carrier: CarrierName,
  parcels: z.array(idOf<BookingId>()).min(1).max(CASH_PARCELS_MAX),
  fees: EnteredMoney,
  counted: EnteredMoney,
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

/** GET /shipments/carriers/payouts, newest first. */
export const PayoutsQuery = pageQuery(SHIPMENTS_PAGE_SIZE);
export const PayoutsPage = z.object({ payouts: z.array(Payout), pagination: Pagination });
export type PayoutsPage = z.infer<typeof PayoutsPage>;
export const PayoutsReply = dataOf(PayoutsPage);
