import { isShareToken } from '#domain/design/share.ts';
import { lengthOf } from '#domain/kernel/text-rules.ts';
import { GIFT_HANDS, GIFT_NAME_MAX, GIFT_REPLY_MAX } from '#domain/ordering/gifts.ts';
import { giftWords } from '#domain/ordering/gifts.vi.ts';
import { dataOf } from '../envelope.ts';
import { Count, PictureUrl, plainLine, Time } from '../fields.ts';
import { z } from '../zod.ts';

// Orders that are gifts (decision 0072).

const Name = (label: string) =>
  plainLine(label, GIFT_NAME_MAX)
    .nullable()
    .default(null)
    .transform((text) => text || null);

/** Part of an order's body. `notBefore` is validated against the day of the order: tomorrow up to 60 days ahead. */
export const GiftWishes = z.object({
  /** Null: the recipient of the parcel. */
  recipient: Name(giftWords.recipient),
  /** Null: the receiver is not told who sends it. */
  sender: Name(giftWords.sender),
  hand: z.enum(GIFT_HANDS).default('script'),
  /** A day in Vietnam before which it must not arrive. */
  notBefore: z.iso.date().nullable().default(null),
});
export type GiftWishes = z.input<typeof GiftWishes>;

const GiftReplied = z.object({ text: z.string(), at: Time });

/** A gift as its giver and staff see it; its link is fetched separately, so that no list contains secrets. */
export const OrderGift = z.object({
  recipient: z.string(),
  sender: z.string().nullable(),
  hand: z.enum(GIFT_HANDS),
  notBefore: z.iso.date().nullable(),
  openedAt: Time.nullable(),
  reply: GiftReplied.nullable(),
});
export type OrderGift = z.infer<typeof OrderGift>;

/** GET /orders/{id}/gift-link: null once the shop's secret was replaced; a link already printed keeps working. */
export const GiftLinkReply = dataOf(z.object({ path: z.string().nullable() }));

/** 128 bits as base64url, sent in a body so that the secret never appears in access logs. */
export const GiftBody = z.object({
  secret: z.string().refine(isShareToken),
});
export const GiftReplyBody = GiftBody.extend({
  text: plainLine(giftWords.reply, GIFT_REPLY_MAX).refine((text) => lengthOf(text) > 0, {
    error: giftWords.replyMissing,
  }),
});

/** The gift page as anyone with the secret sees it: without price, address or order number. */
export const ReceivedGift = z.object({
  recipient: z.string(),
  sender: z.string().nullable(),
  hand: z.enum(GIFT_HANDS),
  wish: z.string().nullable(),
  openedAt: Time.nullable(),
  reply: GiftReplied.nullable(),
  bracelets: z.array(
    z.object({
      name: z.string(),
      /** The giver designed it. */
      isDesigned: z.boolean(),
      quantity: Count,
      image: PictureUrl.nullable(),
      /** Laid flat, for a view that can be rotated; null without such a picture. */
      flatImage: PictureUrl.nullable(),
      /** Each distinct charm once. */
      charms: z.array(
        z.object({ name: z.string(), meaning: z.string(), image: PictureUrl.nullable(), count: Count }),
      ),
    }),
  ),
  /** Care instructions, without duplicates. */
  care: z.array(z.string()),
});
export type ReceivedGift = z.infer<typeof ReceivedGift>;
export const ReceivedGiftReply = dataOf(ReceivedGift);
