import type { ReviewStatus } from './reviews.ts';

/** What form and server both say about a review. */
export const reviewCopy = {
  text: 'Lời đánh giá',
  starsMissing: 'Bạn chấm cho tiệm từ 1 đến 5 sao nhé',
  /** whose name nobody knows any more */
  somebody: 'Một bạn của tiệm',
} as const;

export const reviewStatusLabels = {
  pending: 'Chờ duyệt',
  shown: 'Đang hiện',
  hidden: 'Đã ẩn',
} as const satisfies Record<ReviewStatus, string>;
