import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '#domain/fulfilment/limits.ts';
import { lengthOf } from '#domain/kernel/text-rules.ts';
import type { OrderId, OrderItemId, ReturnId, ReturnPhotoId } from '#domain/kernel/ids.ts';
import {
  RETURN_OUTCOMES,
  RETURN_PHOTOS_MAX,
  RETURN_STAGES,
  RETURN_WISHES,
  RETURN_WORDS_MAX,
  RETURNED_GOODS,
} from '#domain/ordering/returns.ts';
import { returnWords as named } from '#domain/ordering/returns.vi.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { dataOf } from '../envelope.ts';
import {
  EnteredMoney,
  Count,
  idOf,
  Money,
  PictureUrl,
  plainLine,
  plainText,
  Time,
  whole,
} from '../fields.ts';
import { z } from '../zod.ts';

// Return cases after delivery: exchange, repair, refund (decision 0079).

/** Fetched with the session: only its customer and staff may see it. */
export const ReturnPhoto = z.object({
  _id: idOf<ReturnPhotoId>(),
  url: PictureUrl,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
});
export type ReturnPhoto = z.infer<typeof ReturnPhoto>;
export const ReturnPhotoReply = dataOf(ReturnPhoto);

export const OrderReturn = z.object({
  _id: idOf<ReturnId>(),
  item: idOf<OrderItemId>(),
  quantity: z.int().min(1),
  wish: z.enum(RETURN_WISHES),
  reason: z.string(),
  photos: z.array(ReturnPhoto),
  stage: z.enum(RETURN_STAGES),
  /** When the stage last changed. */
  since: Time,
  /** What staff decided to do; null until they accepted. */
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  /** The shop's answer to the decision, and at the end. */
  answer: z.string().nullable(),
  closing: z.string().nullable(),
  askedAt: Time,
  decidedAt: Time.nullable(),
  /** When the bracelet arrived at the shop; null when nothing came back. */
  receivedAt: Time.nullable(),
  /** Carrier and tracking number of her return parcel, and when she entered them; null until then. */
  parcel: z.object({ carrier: z.string(), trackingNumber: z.string(), sentAt: Time }).nullable(),
  /** Refund owed for it. */
  refund: Money.nullable(),
  /** What happened to the returned bracelet. */
  goods: z.enum(RETURNED_GOODS).nullable(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** GET /orders/{id}/returns; also the response of every call that changes something. */
export const OrderReturns = z.object({
  order: idOf<OrderId>(),
  status: z.enum(ORDER_STATUSES),
  /** Deadline of requests; null for an order that was not delivered. */
  until: Time.nullable(),
  /** How many bracelets of each line can still be returned. */
  lines: z.array(z.object({ item: idOf<OrderItemId>(), left: Count })),
  /** Oldest first. */
  cases: z.array(OrderReturn),
});
export type OrderReturns = z.infer<typeof OrderReturns>;
export const OrderReturnsReply = dataOf(OrderReturns);

const words = (label: string, missing: string) =>
  plainText(label, RETURN_WORDS_MAX).refine((text) => lengthOf(text) > 0, { error: missing });

/**
 * POST /orders/{id}/returns: RETURN_TOO_LATE after `until`, RETURN_OPEN beside an open case of the same line. A repeated request
 * returns the same case.
 */
export const AskReturnBody = z.object({
  item: idOf<OrderItemId>(),
  quantity: whole({ least: 1, most: 1000, message: named.quantityWrong }),
  wish: z.enum(RETURN_WISHES, { error: named.wishMissing }),
  reason: words(named.reason, named.reasonMissing),
  photos: z
    .array(idOf<ReturnPhotoId>(), { error: named.photos })
    .max(RETURN_PHOTOS_MAX, { error: named.photos })
    .refine((ids) => new Set(ids).size === ids.length, { error: named.photos })
    .default([]),
});
export type AskReturnBody = z.input<typeof AskReturnBody>;

const filled = (label: string, most: number, missing: string) =>
  plainLine(label, most).refine((text) => text !== '', { error: missing });

/**
 * POST /orders/{id}/returns/{case}/parcel, for the customer: how the bracelet is sent back. RETURN_CHANGED unless it is awaited.
 */
export const ReturnParcelBody = z.object({
  carrier: filled(named.carrier, CARRIER_MAX, named.carrierMissing),
  trackingNumber: filled(named.trackingNumber, TRACKING_NUMBER_MAX, named.trackingMissing),
});
export type ReturnParcelBody = z.input<typeof ReturnParcelBody>;

const seen = z.enum(RETURN_STAGES);
const answer = plainText(named.answer, RETURN_WORDS_MAX).nullable().default(null);

/**
 * POST /orders/{id}/returns/{case}/moves, for staff. `seen` is the stage as the page loaded it: RETURN_CHANGED when it has
 * changed.
 */
export const MoveReturnBody = z.discriminatedUnion('act', [
  z.object({ act: z.literal('accept'), seen, outcome: z.enum(RETURN_OUTCOMES), answer }),
  z.object({ act: z.literal('accept_unseen'), seen, outcome: z.enum(RETURN_OUTCOMES), answer }),
  z.object({ act: z.literal('decline'), seen, answer: words(named.answer, named.answerMissing) }),
  z.object({ act: z.literal('receive'), seen }),
  z.object({
    act: z.literal('finish'),
    seen,
    answer,
    /** Refund owed from now on, in đồng; given exactly when a refund was decided. */
    refund: EnteredMoney.nullable().default(null),
    /** What happens to the returned bracelet; given exactly when it stays at the shop. */
    goods: z.enum(RETURNED_GOODS).nullable().default(null),
    /** The new piece is taken from stock; otherwise it was made or booked elsewhere. */
    fromShelf: z.boolean().default(false),
  }),
]);
export type MoveReturnBody = z.input<typeof MoveReturnBody>;
