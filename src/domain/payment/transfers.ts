import { shortId, type OrderId } from '../kernel/ids.ts';
import { after, minutes } from '../kernel/time.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { canMove } from '../ordering/moves.ts';
import type { OrderStatus } from '../ordering/statuses.ts';

/** Outcomes of a transfer notice. */
export const TRANSFER_OUTCOMES = [
  'confirmed',
  'amount_differs',
  'already_paid',
  'too_late',
  'unknown_content',
  'other_account',
  'outgoing',
  /** The bank already reported this transaction number, with another amount or direction. */
  'contradicts',
  /** Signed by the bank's service, but malformed. */
  'unreadable',
  /** The owner's own transfer, which proved that the account is the shop's (decision 0041). */
  'bank_test',
] as const;
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number];

/** Outcomes that need no attention. */
export const SETTLED_OUTCOMES = ['confirmed', 'outgoing', 'bank_test'] as const satisfies TransferOutcome[];

/** Outcomes of transfers that an admin may attach to an order. */
export const ATTACHABLE_OUTCOMES = [
  'unknown_content',
  'other_account',
  'already_paid',
  'too_late',
] as const satisfies TransferOutcome[];

/** How a transfer without an order was settled. */
export const SETTLEMENTS = ['refunded', 'kept'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** Events of transfers that need a decision. */
export const TRANSFER_NEWS = ['unmatched', 'settled'] as const;

/** The memo of an order's transfer: `VC` and the order's eight-character short id (decisions, VietQR). */
export function transferContent(id: OrderId): string {
  return `VC${shortId(id)}`;
}

/**
 * Every text in a notice that could be the memo of one of our transfers. Banks add text around it, change its case, and some
 * insert spaces or punctuation.
 */
export function contentsIn(...texts: readonly (string | null)[]): string[] {
  const found = texts.flatMap((text) => {
    const letters = (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
    return letters.match(/VC[0-9A-F]{8}/g) ?? [];
  });
  return [...new Set(found)];
}

/**
 * The outcome of a transfer with an order's memo: only the exact amount for an order that awaits it confirms the order;
 * everything else needs a decision.
 */
export function judgeTransfer(
  amount: Vnd,
  order: { readonly status: OrderStatus; readonly totalPrice: Vnd; readonly paid: boolean },
): Extract<TransferOutcome, 'confirmed' | 'amount_differs' | 'already_paid' | 'too_late'> {
  if (order.paid) return 'already_paid';
  if (!canMove(order.status, 'confirmed', 'bank')) return 'too_late';
  return amount === order.totalPrice ? 'confirmed' : 'amount_differs';
}

/** When a transfer was made. The bank's clock may differ from ours: never later than its notice. */
export function sentAt({
  transferredAt,
  receivedAt,
}: {
  readonly transferredAt: Date | null;
  readonly receivedAt: Date;
}): Date {
  return transferredAt === null || transferredAt > receivedAt ? receivedAt : transferredAt;
}

/** The bank's times have minute resolution. */
const CLOCKS_DIFFER = minutes(5);

/**
 * Whether a transfer for a paid order is the very one that an admin confirmed by hand before its notice came: exactly the amount
 * that no transfer accounts for, and made before she confirmed it. Anything else may be a second transfer and needs a decision.
 */
export function isConfirmedByHand(
  transfer: { readonly amount: Vnd; readonly at: Date },
  payment: { readonly paidAt: Date | null; readonly unreported: Vnd },
): boolean {
  const { paidAt, unreported } = payment;
  if (paidAt === null || unreported === 0) return false;
  return transfer.amount === unreported && transfer.at <= after(paidAt, CLOCKS_DIFFER);
}
