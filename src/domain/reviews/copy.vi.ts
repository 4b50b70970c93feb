import type { ReviewStatus } from './reviews.ts';

/** Copy about reviews that form and server share. */
export const reviewCopy = {
  text: 'Lời đánh giá',
  textMissing: 'Bạn kể cho tiệm một câu nhé',
  starsMissing: 'Bạn chấm cho tiệm từ 1 đến 5 sao nhé',
  /** reviewer whose name is no longer known */
  somebody: 'Một bạn của tiệm',
} as const;

export const reviewStatusLabels = {
  pending: 'Chờ duyệt',
  shown: 'Đang hiện',
  hidden: 'Đã ẩn',
} as const satisfies Record<ReviewStatus, string>;
