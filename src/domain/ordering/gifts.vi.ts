import type { GiftHand } from './gifts.ts';

export const giftHandLabels = {
  script: 'Nét mềm',
  print: 'Nét in',
} as const satisfies Record<GiftHand, string>;

/** Field names in forms and refusals. */
export const giftWords = {
  recipient: 'Tên người nhận quà',
  sender: 'Tên người tặng',
  reply: 'Lời nhắn',
  replyMissing: 'Bạn viết một dòng rồi gửi nhé',
  notBefore: (least: string, most: string) => `Ngày giao sớm nhất nằm trong khoảng ${least} đến ${most}`,
} as const;
