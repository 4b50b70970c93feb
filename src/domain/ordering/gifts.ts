/** Handwriting styles of a gift card. */
export const GIFT_HANDS = ['script', 'print'] as const;
export type GiftHand = (typeof GIFT_HANDS)[number];

/** Maximum characters of the names on a gift, and of the receiver's one-line answer. */
export const GIFT_NAME_MAX = 60;
export const GIFT_REPLY_MAX = 200;

/** Query parameter of the home page that opens a gift: `/?qua=<secret>` (decisions, Product views). */
export const GIFT_PARAM = 'qua';

/** Path at which anyone with the secret opens the gift. */
export function giftPath(secret: string): string {
  return `/?${GIFT_PARAM}=${secret}`;
}
