import { generic } from '../kernel/copy.vi.ts';
import { firstOf, type Check } from '../kernel/issue.ts';
import { atLeast, atMost, required, tidyText } from '../kernel/text-rules.ts';
import type { OrderStatus } from '../ordering/statuses.ts';
import { reviewCopy } from './copy.vi.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from './limits.ts';

/** A review waits for an admin, who shows it to everybody or to nobody (decision 0025). */
export const REVIEW_STATUSES = ['pending', 'shown', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What an admin makes of one. */
export type Verdict = Exclude<ReviewStatus, 'pending'>;

const IN_HER_HANDS: readonly OrderStatus[] = ['delivered', 'completed'];

/** Whether the customer of such an order has something to review. */
export function isReviewable(order: OrderStatus): boolean {
  return IN_HER_HANDS.includes(order);
}

const checkTidied = firstOf(
  required(generic.required(reviewCopy.text)),
  atLeast(REVIEW_TEXT_MIN, generic.tooShort(reviewCopy.text, REVIEW_TEXT_MIN)),
  atMost(REVIEW_TEXT_MAX, generic.tooLong(reviewCopy.text, REVIEW_TEXT_MAX)),
);

/** The words of a review, of one or several lines. */
export const checkReviewText: Check = (text) => checkTidied(tidyText(text));

/**
 * A customer as strangers read her: the given name, which comes last in Vietnamese, and the family name's first letter.
 * @returns for 'Nguyễn Khánh Linh': 'Linh N.'
 */
export function publicName(name: string | null): string {
  const parts = (name ?? '').normalize('NFC').split(/\s+/u).filter(Boolean);
  const [family, given] = [parts[0], parts.at(-1)];
  if (family === undefined || given === undefined) return reviewCopy.somebody;
  if (parts.length === 1) return given;
  return `${given} ${Array.from(family)[0]?.toUpperCase() ?? ''}.`;
}
