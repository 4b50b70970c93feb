import { generic } from '../kernel/copy.vi.ts';
import { firstOf, type Check } from '../kernel/issue.ts';
import { atLeast, atMost, required, tidyText } from '../kernel/text-rules.ts';
import type { OrderStatus } from '../ordering/statuses.ts';
import { reviewCopy } from './copy.vi.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from './limits.ts';

/** A new review is pending until an admin shows or hides it (decision 0025). */
export const REVIEW_STATUSES = ['pending', 'shown', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** An admin's decision. */
export type Verdict = Exclude<ReviewStatus, 'pending'>;

const IN_HER_HANDS: readonly OrderStatus[] = ['delivered', 'completed'];

/** Whether an order in this status can be reviewed. */
export function isReviewable(order: OrderStatus): boolean {
  return IN_HER_HANDS.includes(order);
}

const checkTidied = firstOf(
  required(reviewCopy.textMissing),
  atLeast(REVIEW_TEXT_MIN, generic.tooShort(reviewCopy.text, REVIEW_TEXT_MIN)),
  atMost(REVIEW_TEXT_MAX, generic.tooLong(reviewCopy.text, REVIEW_TEXT_MAX)),
);

/** Checks the text of a review, which may have several lines. */
export const checkReviewText: Check = (text) => checkTidied(tidyText(text));

/**
 * A customer's public name: the given name, which comes last in Vietnamese, and the family name's initial.
 * @returns for 'Nguyễn Khánh Linh': 'Linh N.'
 */
export function publicName(name: string | null): string {
  const parts = (name ?? '').normalize('NFC').split(/\s+/u).filter(Boolean);
  const [family, given] = [parts[0], parts.at(-1)];
  if (family === undefined || given === undefined) return reviewCopy.somebody;
  if (parts.length === 1) return given;
  return `${given} ${Array.from(family)[0]?.toUpperCase() ?? ''}.`;
}
