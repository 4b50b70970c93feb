import { lengthOf } from '#domain/kernel/text-rules.ts';
import type { CharmId, OrderId, OrderItemId, OrderPhotoId } from '#domain/kernel/ids.ts';
import {
  EXCHANGES_MAX,
  MARKS_MAX,
  PHOTO_STAGES,
  PHOTO_WORDS_MAX,
  PHOTOS_MAX,
} from '#domain/ordering/photos.ts';
import { photoWords } from '#domain/ordering/photos.vi.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { dataOf } from '../envelope.ts';
import { Count, idOf, PictureUrl, plainText, Time, whole } from '../fields.ts';
import { z } from '../zod.ts';

// Photo approval before making (decision 0053).

/** Fetched with the session: only the order's customer and staff may see it. */
export const OrderPhoto = z.object({
  _id: idOf<OrderPhotoId>(),
  url: PictureUrl,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
});
export type OrderPhoto = z.infer<typeof OrderPhoto>;
export const OrderPhotoReply = dataOf(OrderPhoto);

/** A mark on a photograph: its index in the round (from 0), and the offset from its left and top in thousandths. */
export const PhotoMark = z.object({
  photo: z
    .int()
    .min(0)
    .max(PHOTOS_MAX - 1),
  x: z.int().min(0).max(1000),
  y: z.int().min(0).max(1000),
});

/** A charm that the customer exchanged for another of the same price: names at that time, `position` zero-based. */
export const PhotoExchange = z.object({
  bracelet: z.string(),
  position: Count,
  from: z.string(),
  to: z.string(),
});

export const PhotoRound = z.object({
  /** Starts at 1. */
  number: z.int().min(1),
  photos: z.array(OrderPhoto),
  /** The workshop's note with the photographs. */
  note: z.string().nullable(),
  sentAt: Time,
  approvedAt: Time.nullable(),
  /** The change that the customer asked for. */
  change: z
    .object({
      at: Time,
      /** Empty when she only exchanged charms. */
      wish: z.string(),
      marks: z.array(PhotoMark),
      exchanges: z.array(PhotoExchange),
    })
    .nullable(),
  /** Decision by staff on a change beyond the free ones. */
  decision: z.object({ at: Time, isAccepted: z.boolean(), answer: z.string() }).nullable(),
});
export type PhotoRound = z.infer<typeof PhotoRound>;

/** GET /orders/{id}/photos; also the response of every call that changes something. */
export const OrderPhotos = z.object({
  order: idOf<OrderId>(),
  status: z.enum(ORDER_STATUSES),
  stage: z.enum(PHOTO_STAGES),
  /** Oldest first. */
  rounds: z.array(PhotoRound),
  /** Remaining changes that need no decision. */
  freeChangesLeft: Count,
  /** Since when a decision by staff is due. */
  forStaffSince: Time.nullable(),
});
export type OrderPhotos = z.infer<typeof OrderPhotos>;
export const OrderPhotosReply = dataOf(OrderPhotos);

const words = (label: string, missing: string) =>
  plainText(label, PHOTO_WORDS_MAX).refine((text) => lengthOf(text) > 0, { error: missing });

/**
 * POST /orders/{id}/photo-rounds: sends the uploaded photographs. `round` is the expected round number: PHOTO_CHANGED when
 * somebody else sent that round meanwhile.
 */
export const SendPhotosBody = z.object({
  round: whole({ least: 1, most: 1000, message: photoWords.photosMissing }),
  photos: z
    .array(idOf<OrderPhotoId>(), { error: photoWords.photosMissing })
    .min(1, { error: photoWords.photosMissing })
    .max(PHOTOS_MAX, { error: photoWords.photosMissing })
    .refine((ids) => new Set(ids).size === ids.length, { error: photoWords.photosMissing }),
  note: plainText(photoWords.note, PHOTO_WORDS_MAX).nullable().optional(),
});
export type SendPhotosBody = z.input<typeof SendPhotosBody>;

const RoundNumber = z.int().min(1);

/** Exchange of a charm for another of exactly the same price in stock. `seen` is the name of the charm in that position. */
const WantedExchange = z.object({
  item: idOf<OrderItemId>(),
  position: Count,
  seen: z.string(),
  charm: idOf<CharmId>(),
});

/** POST /orders/{id}/photo-answer, for the newest round: PHOTO_CHANGED when there is a newer one, or it has another answer. */
export const PhotoAnswerBody = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('approved'), round: RoundNumber }),
  z
    .object({
      answer: z.literal('change'),
      round: RoundNumber,
      /** May be empty when charms are exchanged. */
      wish: plainText(photoWords.wish, PHOTO_WORDS_MAX).default(''),
      marks: z.array(PhotoMark).max(MARKS_MAX).default([]),
      exchanges: z
        .array(WantedExchange)
        .max(EXCHANGES_MAX)
        .refine(
          (all) => new Set(all.map(({ item, position }) => `${item} ${position}`)).size === all.length,
          {
            error: photoWords.exchangeTwice,
          },
        )
        .default([]),
    })
    .refine(({ wish, exchanges }) => lengthOf(wish) > 0 || exchanges.length > 0, {
      path: ['wish'],
      error: photoWords.wishMissing,
    }),
]);
export type PhotoAnswerBody = z.input<typeof PhotoAnswerBody>;

/** POST /orders/{id}/photo-decision: whether a change beyond the free ones is made. */
export const PhotoDecisionBody = z.object({
  round: RoundNumber,
  isAccepted: z.boolean(),
  answer: words(photoWords.answer, photoWords.answerMissing),
});
export type PhotoDecisionBody = z.input<typeof PhotoDecisionBody>;

/** POST /orders/{id}/photo-set-aside: makes the bracelet without her approval; she is told the reason. */
export const SetPhotoAsideBody = z.object({ reason: words(photoWords.reason, photoWords.reasonMissing) });
export type SetPhotoAsideBody = z.input<typeof SetPhotoAsideBody>;
