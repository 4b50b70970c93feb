import type { Transfer } from '#contract/http/payment.ts';
import { shortId, type OrderId, type TransferId, type UserId } from '#domain/kernel/ids.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { canMove } from '#domain/ordering/moves.ts';
import { paymentCopy } from '#domain/payment/copy.vi.ts';
import { returnedAtPrice, unreported } from '#domain/payment/refunds.ts';
import { ATTACHABLE_OUTCOMES, judgeTransfer, type TransferOutcome } from '#domain/payment/transfers.ts';
import { announceMove, getStored, lockStored, moveLocked, type StoredOrder } from '#server/ordering/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import * as repository from '../payments/repository.ts';
import type { PaymentRow, TransferRow } from '../payments/repository.ts';
import type { PayingShop } from '../payments/service.ts';
import { alreadySettled, getTransfer } from './service.ts';

/**
 * An admin assigns an unmatched transfer to an order, as if its content had named that order: the exact amount confirms it,
 * another amount waits for her decision, listed until then, and a transfer to a paid or closed order is owed back, except for what
 * was confirmed by hand before. A double click returns the first response.
 * @throws ShopError NOT_FOUND, PAYMENT_CLOSED for an order paid in cash, INVALID_TRANSITION for a transfer that cannot be
 *   assigned, PAYMENT_DECIDED naming who settled it before
 */
export async function attachTransfer(
  shop: PayingShop,
  adminId: UserId,
  id: TransferId,
  orderId: OrderId,
): Promise<Transfer> {
  const now = shop.clock.now();
  const moved = await inTx(shop.db, async (tx) => {
    // Locks the order first, the lock order used everywhere.
    const stored = await lockStored(tx, orderId, 'anybody');
    const transfer = await repository.lockTransfer(tx, id);
    if (transfer === undefined) throw new ShopError('NOT_FOUND');
    if (transfer.settledAt !== null) {
      if (transfer.orderId === orderId && transfer.settledBy === adminId) return null;
      throw await alreadySettled(tx, transfer);
    }
    if (isWaitingAt(orderId, transfer)) return null;
    const payment = await repository.findPaymentOf(tx, orderId);
    if (payment === undefined) throw new ShopError('NOT_FOUND');
    if (payment.content === null) throw new ShopError('PAYMENT_CLOSED', { message: paymentCopy.paidInCash });
    if (!isAttachable(transfer))
      throw new ShopError('INVALID_TRANSITION', { message: paymentCopy.notAttachable });
    const { outcome, after } = await take(shop, tx, { transfer, stored, payment, adminId }, now);
    // While its order waits for a decision, it is not settled: the order may come to nothing, and the money must not be forgotten.
    const isSettled = outcome !== 'amount_differs';
    await repository.setOutcome(tx, id, { outcome, orderId, settledAt: isSettled ? now : null });
    if (isSettled) await repository.setSettler(tx, id, { by: adminId, note: null });
    await writeAudit(tx, {
      at: now,
      userId: adminId,
      action: 'attach',
      subject: 'transfer',
      subjectId: id,
      label: formatVnd(transfer.amount),
      changes: { order: { from: null, to: `#${shortId(orderId)}` } },
    });
    return after;
  });
  if (moved) announceMove(shop, moved);
  shop.events.publish('transfer.settled', { transferId: id });
  return getTransfer(shop.db, id);
}

const isWaitingAt = (order: OrderId, { orderId, outcome }: TransferRow) =>
  orderId === order && outcome === 'amount_differs';

const isAttachable = ({ outcome, isIncoming, contradicts }: TransferRow) =>
  isIncoming && contradicts === null && ATTACHABLE_OUTCOMES.some((each) => each === outcome);

type Taken = { transfer: TransferRow; stored: StoredOrder; payment: PaymentRow; adminId: UserId };

/** Adds the transfer to what the order (row locked) has already received. */
async function take(
  shop: PayingShop,
  tx: Tx,
  { transfer, stored, payment, adminId }: Taken,
  now: Date,
): Promise<{ outcome: TransferOutcome; after: StoredOrder }> {
  const { id: orderId, status, totalPrice, userId } = stored.order;
  const isCounted = transfer.orderId === orderId;
  const others = (await repository.sumReceived(tx, orderId)) ?? 0;
  const sum = vnd(others + (isCounted ? 0 : transfer.amount));
  const outcome = judgeTransfer(sum, { status, totalPrice, paid: payment.paidAt !== null });
  if (outcome === 'amount_differs') {
    const mover = { as: 'bank', id: adminId } as const;
    const to = 'waiting_confirmation' as const;
    const moves = canMove(status, to, 'bank');
    return {
      outcome,
      after: moves ? await moveLocked(shop, tx, stored, { through: 'payment', mover, to }, now) : stored,
    };
  }
  if (outcome === 'confirmed') {
    await repository.setMoney(tx, orderId, { paidAt: now, received: sum });
    await repository.settleDifferences(tx, orderId, { by: adminId, now });
    const mover = { as: 'admin', id: adminId } as const;
    const after = await moveLocked(shop, tx, stored, { through: 'payment', mover, to: 'confirmed' }, now);
    await shop.reactions.record(tx, 'payment.confirmed', { orderId, userId, adminId });
    return { outcome, after };
  }
  const after = await getStored(tx, orderId, 'anybody');
  // Already paid, or closed: what an admin did not confirm by hand before is owed back and listed among the refunds due.
  const known = unreported(payment, await repository.sumCounted(tx, orderId));
  if (transfer.amount <= known) return { outcome: 'confirmed', after };
  const before = payment.paidAt === null ? 0 : (payment.received ?? payment.amount);
  const received = vnd(before + transfer.amount - known);
  // What was given as goodwill before is not taken out of it.
  const returned = returnedAtPrice(payment, payment.amount);
  await repository.setMoney(tx, orderId, {
    paidAt: payment.paidAt ?? now,
    received,
    returned,
    refundedAt: null,
  });
  return { outcome, after };
}
