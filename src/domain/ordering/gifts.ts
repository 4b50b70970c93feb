/** The hands in which the wish of a card can be written. */
export const GIFT_HANDS = ['script', 'print'] as const;
export type GiftHand = (typeof GIFT_HANDS)[number];

/** Letters of the names on a gift, and of the one line that its receiver may answer. */
export const GIFT_NAME_MAX = 60;
export const GIFT_REPLY_MAX = 200;

/** The query of the home page that opens a gift: `/?qua=<secret>` (decisions, Product views). */
export const GIFT_PARAM = 'qua';

/** Where a gift is opened by whoever was given its secret. */
export function giftPath(secret: string): string {
  return `/?${GIFT_PARAM}=${secret}`;
}
