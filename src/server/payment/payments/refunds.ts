import type { Payment } from '#contract/http/payment.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { after, seconds } from '#domain/kernel/time.ts';
import { formatVnd, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { noteWithReason } from '#domain/ordering/notes.ts';
import { paymentCopy } from '#domain/payment/copy.vi.ts';
import { judgeKeeping, judgeRefund, owedBack } from '#domain/payment/refunds.ts';
import {
  addHistoryEntry,
  getStored,
  mailKeptOverpayment,
  mailRefund,
  sumReturned,
} from '#server/ordering/index.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import * as repository from './repository.ts';
import { change, type PayingShop } from './service.ts';

export type Refund = {
  orderId: OrderId;
  /** Omitted: everything that is owed. */
  amount?: Vnd | null | undefined;
  /** Amount owed as the admin saw it. */
  owed?: Vnd | null | undefined;
  reason?: string | null | undefined;
};

/**
 * Records a refund of all or part of what is owed. The same request within ten seconds, or with the same key, is the same refund.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION when there is nothing to refund, REFUND_TOO_MUCH, REASON_REQUIRED for more than
 *   is owed, PAYMENT_DECIDED when the amount owed has changed since she saw it, IDEMPOTENCY_MISMATCH
 */
export async function recordRefund(
  shop: PayingShop,
  adminId: UserId,
  { orderId, amount = null, owed = null, reason = null }: Refund,
  key?: string,
): Promise<Payment> {
  const body = { refund: orderId, amount, reason };
  return change(
    shop,
    orderId,
    'anybody',
    async (tx, { payment, stored }, now) => {
      const given = await repository.listRefunds(tx, orderId);
      if (key === undefined && isSameRefund(given.at(-1), { adminId, amount }, now)) return null;
      const known = { ...stored.order, history: stored.history };
      checkOwed(owedBack(known, payment), owed);
      const judged = judgeRefund(known, payment, { amount, reason });
      if (!judged.ok) {
        if (amount === null && payment.refunded > 0) return null;
        throw new ShopError(judged.why);
      }
      const back = judged.value;
      await repository.insertRefund(tx, {
        id: newId(now),
        orderId,
        amount: back,
        reason,
        userId: adminId,
        at: now,
      });
      const refunded = vnd(payment.refunded + back);
      const isDone = owedBack(known, { ...payment, refunded }) === 0;
      await repository.setMoney(tx, orderId, { refunded, refundedAt: isDone ? now : null });
      const note = noteWithReason('Refund processed', back < payment.amount ? formatVnd(back) : null);
      await addHistoryEntry(tx, stored.order, { note, by: 'admin', userId: adminId, now });
      await mailRefund(shop, tx, stored, back);
      return getStored(tx, orderId, 'anybody');
    },
    { userId: adminId, key, body },
  );
}

export type Keeping = { orderId: OrderId; amount: Vnd; reason: string };

/**
 * Records that the customer leaves all or part of an overpayment to the shop. Repeating it counts once, also without a key when
 * nothing is owed any more.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION when nothing is owed or the order was cancelled or failed, REFUND_TOO_MUCH,
 *   REASON_REQUIRED, IDEMPOTENCY_MISMATCH
 */
export async function keepOverpayment(
  shop: PayingShop,
  adminId: UserId,
  { orderId, amount, reason }: Keeping,
  key?: string,
): Promise<Payment> {
  if (reason === '') throw new ShopError('REASON_REQUIRED');
  return change(
    shop,
    orderId,
    'anybody',
    async (tx, { payment, stored }, now) => {
      const known = { ...stored.order, history: stored.history };
      const judged = judgeKeeping(known, payment, amount, await sumReturned(tx, orderId));
      if (!judged.ok) {
        if (payment.kept >= amount && owedBack(known, payment) === 0) return null;
        throw new ShopError(judged.why);
      }
      const kept = vnd(payment.kept + judged.value);
      const isDone = owedBack(known, { ...payment, kept }) === 0;
      await repository.setMoney(tx, orderId, { kept, refundedAt: isDone ? now : null });
      const note = noteWithReason('Overpayment kept', `${formatVnd(judged.value)}, ${reason}`);
      await addHistoryEntry(tx, stored.order, { note, by: 'admin', userId: adminId, now });
      await mailKeptOverpayment(shop, tx, stored, judged.value);
      return getStored(tx, orderId, 'anybody');
    },
    { userId: adminId, key, body: { keep: orderId, amount, reason } },
  );
}

function checkOwed(owed: Vnd, seen: Vnd | null): void {
  if (seen === null || seen === owed) return;
  throw new ShopError('PAYMENT_DECIDED', { message: paymentCopy.owedChanged(formatVnd(owed)) });
}

/** A double click, or a retry after a lost response. */
const SAME_REFUND_WITHIN = seconds(10);

function isSameRefund(
  last: repository.RefundRow | undefined,
  { adminId, amount }: { adminId: UserId; amount: Vnd | null },
  now: Date,
): boolean {
  return last?.userId === adminId && last.amount === amount && after(last.at, SAME_REFUND_WITHIN) > now;
}
