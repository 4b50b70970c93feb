import { fold } from '../kernel/folding.ts';
import { days, hours } from '../kernel/time.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { canMove } from '../ordering/moves.ts';
import type { OrderStatus } from '../ordering/statuses.ts';
import { transferContent } from './transfers.ts';

/** A received transfer that names no order. */
export type UnmatchedTransfer = { readonly amount: Vnd; readonly content: string; readonly at: Date };

/** An order that a transfer may be meant for. */
export type Candidate = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly totalPrice: Vnd;
  /** Names of the customer and of the recipient. */
  readonly names: readonly string[];
  readonly createdAt: Date;
};

/** Reasons of a suggestion, strongest first. */
export const LIKENESSES = ['content', 'amount', 'name', 'time'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** Weight of each reason; a recent order alone is no suggestion. */
const WEIGHTS: Record<Likeness, number> = { content: 6, amount: 4, name: 3, time: 1 };
const ENOUGH = 3;
const SUGGESTED = 5;
/** Customers who choose bank transfer usually pay within this time. */
const SOON = hours(3);
/** A transfer is never meant for an order placed later, or one given up longer ago than this. */
export const SUGGESTED_WITHIN = days(7);
/** Allowed wrong characters in a memo: a mistyped code, a misread digit. */
const SLIPS = 2;

/**
 * Orders that a transfer may belong to: a nearly matching memo, the exact amount, the customer's name, a recent order. Most
 * likely first; of equally likely ones those whose transfer was confirmed before the bank told of it, then those that still await
 * money; five at most.
 */
export function suggestOrders<Order extends Candidate>(
  stray: UnmatchedTransfer,
  candidates: readonly Order[],
): { order: Order; because: Likeness[] }[] {
  const found = candidates.flatMap((order) => {
    const because = LIKENESSES.filter((each) => isLike[each](stray, order));
    const weight = because.reduce((sum, each) => sum + WEIGHTS[each], 0);
    return weight >= ENOUGH ? [{ order, because, weight }] : [];
  });
  return found
    .toSorted(
      (a, b) =>
        b.weight - a.weight ||
        rankOf(a.order) - rankOf(b.order) ||
        b.order.createdAt.getTime() - a.order.createdAt.getTime(),
    )
    .slice(0, SUGGESTED)
    .map(({ order, because }) => ({ order, because }));
}

function rankOf({ status }: Candidate): number {
  if (status === 'cancelled') return 2;
  return canMove(status, 'confirmed', 'bank') ? 1 : 0;
}

const isLike: Record<Likeness, (stray: UnmatchedTransfer, order: Candidate) => boolean> = {
  content: ({ content }, { id }) => isNearly(lettersOf(content), transferContent(id)),
  amount: ({ amount }, { totalPrice }) => amount === totalPrice,
  name: ({ content }, { names }) => names.some((name) => isNamed(content, name)),
  time: ({ at }, { createdAt }) => {
    const waited = at.getTime() - createdAt.getTime();
    return waited >= 0 && waited <= SOON;
  },
};

const lettersOf = (text: string) =>
  fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Whether a text contains the memo with at most `SLIPS` wrong characters; its first two letters alone do not count. */
function isNearly(text: string, words: string): boolean {
  for (let start = 0; start + words.length <= text.length; start += 1) {
    let slips = 0;
    for (let at = 0; at < words.length && slips <= SLIPS; at += 1) {
      if (text[start + at] !== words[at]) slips += 1;
    }
    if (slips <= SLIPS) return true;
  }
  return false;
}

/** Whether the memo contains a name, as banks write it: capitals without diacritics. A single word is too ambiguous. */
function isNamed(content: string, name: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const text = ` ${fold(content).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words.length > 1 && text.includes(` ${words.join(' ')} `);
}
