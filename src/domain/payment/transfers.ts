import { shortId, type OrderId } from '../kernel/ids.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { canMove } from '../ordering/moves.ts';
import type { OrderStatus } from '../ordering/statuses.ts';

/** What came of a transfer notice. */
export const TRANSFER_OUTCOMES = [
  'confirmed',
  'amount_differs',
  'already_paid',
  'too_late',
  'unknown_content',
  'other_account',
  'outgoing',
  /** The number of a transaction that the bank told of before, with another amount or direction. */
  'contradicts',
  /** Signed by the bank's service, but not in its form. */
  'unreadable',
  /** The owner's own, which proved that the account is the shop's (decision 0041). */
  'bank_test',
] as const;
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number];

/** Outcomes that nobody needs to look at. */
export const SETTLED_OUTCOMES = ['confirmed', 'outgoing', 'bank_test'] as const satisfies TransferOutcome[];

/** Money of somebody's that an admin may put to an order. */
export const ATTACHABLE_OUTCOMES = [
  'unknown_content',
  'other_account',
  'already_paid',
  'too_late',
] as const satisfies TransferOutcome[];

/** How a stray transfer that is nobody's order was taken care of. */
export const SETTLEMENTS = ['refunded', 'kept'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** What happens to those that a person must look at. */
export const TRANSFER_NEWS = ['unmatched', 'settled'] as const;

/** The words of an order's transfer: `VC` and the eight characters that people know the order by (decisions, VietQR). */
export function transferContent(id: OrderId): string {
  return `VC${shortId(id)}`;
}

/**
 * Every text in a notice that could be the words of one of our transfers. Banks put their own around them, change the
 * case, and some put blanks or marks inside.
 */
export function contentsIn(...texts: readonly (string | null)[]): string[] {
  const found = texts.flatMap((text) => {
    const letters = (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
    return letters.match(/VC[0-9A-F]{8}/g) ?? [];
  });
  return [...new Set(found)];
}

/**
 * What a transfer with an order's words means for it: only the exact amount for an order that waits for it confirms;
 * all else is for a person to decide.
 */
export function judgeTransfer(
  amount: Vnd,
  order: { readonly status: OrderStatus; readonly totalPrice: Vnd; readonly paid: boolean },
): Extract<TransferOutcome, 'confirmed' | 'amount_differs' | 'already_paid' | 'too_late'> {
  if (order.paid) return 'already_paid';
  if (!canMove(order.status, 'confirmed', 'bank')) return 'too_late';
  return amount === order.totalPrice ? 'confirmed' : 'amount_differs';
}
