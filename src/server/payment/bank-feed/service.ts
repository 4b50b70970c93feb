import { createHash } from 'node:crypto';
import type { BankNotice } from '#contract/http/payment.ts';
import type { OrderId, TransferId } from '#domain/kernel/ids.ts';
import { hours } from '#domain/kernel/time.ts';
import { sum, vnd } from '#domain/kernel/vnd.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { canMove } from '#domain/ordering/moves.ts';
import { unreported } from '#domain/payment/refunds.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import {
  contentsIn,
  isConfirmedByHand,
  judgeTransfer,
  sentAt,
  SETTLED_OUTCOMES,
  type TransferOutcome,
} from '#domain/payment/transfers.ts';
import { confirmByTransfer } from '#server/settings/index.ts';
import { announceMove, lockStored, moveLocked, type StoredOrder } from '#server/ordering/index.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import {
  findPaymentOf,
  findSameTransfer,
  insertContradiction,
  insertTransfer,
  listOrdersWith,
  lockFirstNotice,
  setMoney,
  setOutcome,
  settleDifferences,
  sumCounted,
  type PaymentRow,
  type TransferRow,
} from '../payments/repository.ts';
import type { PayingShop } from '../payments/service.ts';

/** Result of a notice. `moved` is the order after its status change. */
type Verdict = { outcome: TransferOutcome; orderId: OrderId | null; moved: StoredOrder | null };

const TEXT_MAX = 500;
const VIETNAM = hours(7);

/**
 * Processes a bank notice: stores it once per bank transaction, whichever number it bears, and confirms the order when amount and
 * content match one that
 * awaits a transfer. Anything else is kept for an admin.
 * @param raw the notice as received
 */
export async function receiveNotice(
  shop: PayingShop,
  notice: BankNotice,
  raw: string,
): Promise<{ outcome: TransferOutcome; repeated: boolean }> {
  const now = shop.clock.now();
  const id = newId<TransferId>(now);
  const verdict = await inTx(shop.db, async (tx) => {
    const row = transferRow(id, notice, raw, now);
    const same = await findSameTransfer(tx, row);
    if (same) return { outcome: same.outcome, orderId: same.orderId, moved: null, repeated: true };
    // Inserted first: the same notice in another instance waits for this lock and then finds it stored.
    if (!(await insertTransfer(tx, row))) return { ...(await compare(tx, row)), moved: null };
    const judged = await judge(shop, tx, notice, now);
    const settledAt = isSettled(judged.outcome) ? now : null;
    await setOutcome(tx, id, { outcome: judged.outcome, orderId: judged.orderId, settledAt });
    return { ...judged, repeated: false };
  });
  if (verdict.outcome === 'bank_test') await shop.settings.refresh();
  if (!verdict.repeated) announce(shop, id, verdict);
  return { outcome: verdict.outcome, repeated: verdict.repeated };
}

/**
 * A notice whose number is already stored: either a repetition, or contradicting data, which is kept for an admin and changes
 * nothing.
 */
async function compare(tx: Tx, row: TransferRow) {
  const first = await lockFirstNotice(tx, row.bankTransactionId);
  if (first === undefined) throw new Error(`the first notice of ${row.bankTransactionId} is gone`);
  const { orderId } = first;
  if (first.amount === row.amount && first.isIncoming === row.isIncoming)
    return { outcome: first.outcome, orderId, repeated: true };
  const outcome = 'contradicts' as const;
  const isNew = await insertContradiction(tx, { ...row, outcome, orderId, contradicts: first.id });
  return { outcome, orderId, repeated: !isNew };
}

/**
 * Stores a notice that cannot be parsed, for an admin: it is signed, so it may be money. Identical bytes are stored once.
 * @param raw the notice as received
 */
export async function storeUnparsedNotice(
  shop: PayingShop,
  raw: string,
): Promise<{ outcome: TransferOutcome; repeated: boolean }> {
  const now = shop.clock.now();
  const id = newId<TransferId>(now);
  const outcome = 'unreadable' as const;
  const digest = createHash('sha256').update(raw).digest('hex').slice(0, 32);
  const notice = {
    id: `unread:${digest}`,
    transferType: 'in' as const,
    transferAmount: vnd(0),
    content: raw,
  };
  const row = { ...transferRow(id, { ...NO_LABELS, ...notice }, raw, now), outcome };
  const isNew = await inTx(shop.db, (tx) => insertTransfer(tx, row));
  if (isNew) announce(shop, id, { outcome, orderId: null, moved: null });
  return { outcome, repeated: !isNew };
}

const NO_LABELS = {
  transactionDate: null,
  gateway: null,
  accountNumber: null,
  subAccount: null,
  code: null,
  description: null,
  referenceCode: null,
};

async function judge(shop: PayingShop, tx: Tx, notice: BankNotice, now: Date): Promise<Verdict> {
  if (notice.transferType === 'out') return kept('outgoing');
  const { bankAccount } = shop.settings.current();
  const accounts = [notice.accountNumber, notice.subAccount];
  if (bankAccount === '' || !accounts.some((account) => isSameAccount(account, bankAccount)))
    return kept('other_account');
  if (await confirmByTransfer(tx, shop, [notice.code, notice.content, notice.description]))
    return kept('bank_test');
  const named = await listOrdersWith(
    tx,
    contentsIn(...[notice.code, notice.content, notice.description].map(orNull)),
  );
  const [only] = named;
  if (only === undefined || named.length > 1) return kept('unknown_content');
  const at = sentAt({ transferredAt: momentOf(notice.transactionDate), receivedAt: now });
  return pay(shop, tx, { orderId: only.orderId, amount: notice.transferAmount, at }, now);
}

/** Locks the order's row, so that changes by admin, customer and bank are serialised. */
async function pay(
  shop: PayingShop,
  tx: Tx,
  { orderId, amount, at }: { orderId: OrderId; amount: BankNotice['transferAmount']; at: Date },
  now: Date,
): Promise<Verdict> {
  const stored = await lockStored(tx, orderId, 'anybody');
  const payment = await findPaymentOf(tx, orderId);
  const paid = Boolean(payment?.paidAt);
  // Already counted: the order neither moves nor receives anything.
  if (payment?.paidAt && (await wasConfirmedByHand(tx, payment, { amount, at })))
    return { outcome: 'confirmed', orderId, moved: null };
  const { status, totalPrice } = stored.order;
  const outcome = judgeTransfer(amount, { status, totalPrice, paid });
  if (outcome === 'confirmed') {
    // A transfer of another amount that came before is hers as well: what it makes too much is owed back.
    const before = await settleDifferences(tx, orderId, { by: null, now });
    await setMoney(tx, orderId, { paidAt: now, received: sum(amount, before) });
  }
  const to = MOVES[outcome];
  if (to === undefined || !canMove(status, to, 'bank')) return { outcome, orderId, moved: null };
  const mover = { as: 'bank', id: null } as const;
  const moved = await moveLocked(shop, tx, stored, { through: 'payment', mover, to }, now);
  if (outcome === 'confirmed') {
    const { userId } = moved.order;
    await shop.reactions.record(tx, 'payment.confirmed', { orderId, userId, adminId: null });
  }
  return { outcome, orderId, moved };
}

async function wasConfirmedByHand(
  tx: Tx,
  payment: PaymentRow,
  transfer: { amount: BankNotice['transferAmount']; at: Date },
): Promise<boolean> {
  const { paidAt, orderId } = payment;
  return isConfirmedByHand(transfer, {
    paidAt,
    unreported: unreported(payment, await sumCounted(tx, orderId)),
  });
}

const MOVES: Partial<Record<TransferOutcome, OrderStatus>> = {
  confirmed: 'confirmed',
  amount_differs: 'waiting_confirmation',
};

function announce(shop: PayingShop, transferId: TransferId, { outcome, orderId, moved }: Verdict): void {
  if (moved) announceMove(shop, moved);
  if (!isSettled(outcome)) shop.events.publish('transfer.unmatched', { transferId, orderId, outcome });
}

function kept(outcome: TransferOutcome): Verdict {
  return { outcome, orderId: null, moved: null };
}

function isSettled(outcome: TransferOutcome): boolean {
  return SETTLED_OUTCOMES.some((settled) => settled === outcome);
}

function transferRow(id: TransferId, notice: BankNotice, raw: string, now: Date): TransferRow {
  return {
    id,
    bankTransactionId: notice.id,
    contradicts: null,
    isIncoming: notice.transferType === 'in',
    outcome: 'unknown_content',
    orderId: null,
    amount: notice.transferAmount,
    content: label(notice.content ?? notice.description),
    gateway: label(notice.gateway),
    accountNumber: label(notice.accountNumber),
    referenceCode: label(notice.referenceCode),
    transferredAt: momentOf(notice.transactionDate),
    receivedAt: now,
    notice: raw.replaceAll('\0', ''),
    settledAt: null,
    settledBy: null,
    note: null,
    isApart: false,
  };
}

function label(text: string | null | undefined): string {
  return tidyLine(text ?? '').slice(0, TEXT_MAX);
}

/** Compares without leading zeros, which are lost when an account is serialised as a number. */
function isSameAccount(given: string | null | undefined, account: string): boolean {
  return typeof given === 'string' && given.replace(/^0+/, '') === account.replace(/^0+/, '');
}

function orNull(text: string | null | undefined): string | null {
  return text ?? null;
}

/** The bank's local time in Vietnam, without a zone; only four-digit years, which PostgreSQL can store. */
function momentOf(text: string | null | undefined): Date | null {
  if (!/^[1-9]\d{3}-/.test(text ?? '')) return null;
  const moment = Date.parse(`${(text ?? '').replace(' ', 'T')}Z`);
  return Number.isNaN(moment) ? null : new Date(moment - VIETNAM);
}
