import type { GiftHand } from './gifts.ts';

export const giftHandLabels = {
  script: 'Nét mềm',
  print: 'Nét in',
} as const satisfies Record<GiftHand, string>;

/** Where an order arrives, at the latest on a day named after it. A gift may go to somebody else. */
export const arrivesBy = (isGift: boolean) => `${isGift ? 'quà tới nơi' : 'vòng tới tay bạn'} chậm nhất`;

/** The promised day of an order. */
export const promisedBy = (day: string, isGift: boolean) => `Hẹn ${arrivesBy(isGift)} ${day}`;

/** Field names in forms and refusals. */
export const giftWords = {
  recipient: 'Tên người nhận quà',
  sender: 'Tên người tặng',
  reply: 'Lời nhắn',
  replyMissing: 'Bạn viết một dòng rồi gửi nhé',
  notBefore: (least: string, most: string) => `Ngày giao sớm nhất nằm trong khoảng ${least} đến ${most}`,
} as const;
