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
import { Count, idOf, Money, PictureUrl, plainLine, plainText, Time, whole } from '../fields.ts';
import { z } from '../zod.ts';

// What comes after the parcel: exchange, repair, money back (decision 0079).

/** GET it with the session: only its customer and staff may see it. */
export const ReturnPhoto = z.object({
  _id: idOf<ReturnPhotoId>(),
  url: PictureUrl,
  /** Pixels. */
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
  /** What staff do about it; null until they said yes. */
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  /** What the shop said when it decided, and at the end. */
  answer: z.string().nullable(),
  closing: z.string().nullable(),
  askedAt: Time,
  decidedAt: Time.nullable(),
  /** When the bracelet was at the shop again; null where nothing came back. */
  receivedAt: Time.nullable(),
  /** By whom she sent it back, and when she said so; null while she has not. */
  parcel: z.object({ carrier: z.string(), trackingNumber: z.string(), sentAt: Time }).nullable(),
  /** What is owed back for it. */
  refund: Money.nullable(),
  /** Where the bracelet that came back went. */
  goods: z.enum(RETURNED_GOODS).nullable(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** GET /orders/{id}/returns; every call that changes something answers the same. */
export const OrderReturns = z.object({
  order: idOf<OrderId>(),
  status: z.enum(ORDER_STATUSES),
  /** Until when something may be asked for; null for an order that did not arrive. */
  until: Time.nullable(),
  /** How many bracelets of each line may be asked about now. */
  lines: z.array(z.object({ item: idOf<OrderItemId>(), left: Count })),
  /** The oldest first. */
  cases: z.array(OrderReturn),
});
export type OrderReturns = z.infer<typeof OrderReturns>;
export const OrderReturnsReply = dataOf(OrderReturns);

const words = (label: string, missing: string) =>
  plainText(label, RETURN_WORDS_MAX).refine((text) => lengthOf(text) > 0, { error: missing });

/**
 * POST /orders/{id}/returns: RETURN_TOO_LATE after `until`, RETURN_OPEN beside an open case of the same line. The same again
 * is the same case.
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

/** POST /orders/{id}/returns/{case}/parcel, for her: by whom the bracelet comes back. RETURN_CHANGED unless it is awaited. */
export const ReturnParcelBody = z.object({
  carrier: filled(named.carrier, CARRIER_MAX, named.carrierMissing),
  trackingNumber: filled(named.trackingNumber, TRACKING_NUMBER_MAX, named.trackingMissing),
});
export type ReturnParcelBody = z.input<typeof ReturnParcelBody>;

const seen = z.enum(RETURN_STAGES);
const answer = plainText(named.answer, RETURN_WORDS_MAX).nullable().default(null);

/**
 * POST /orders/{id}/returns/{case}/moves, for staff. `seen` is the stage as it stood for whoever decides: RETURN_CHANGED when
 * it is another by now.
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
    /** Đồng that are owed back from now on; given exactly when that was decided. */
    refund: Money.nullable().default(null),
    /** Where the bracelet that came back goes; given exactly when it stays here. */
    goods: z.enum(RETURNED_GOODS).nullable().default(null),
    /** The new piece is taken from the shelf, else it was made or counted elsewhere. */
    fromShelf: z.boolean().default(false),
  }),
]);
export type MoveReturnBody = z.input<typeof MoveReturnBody>;
