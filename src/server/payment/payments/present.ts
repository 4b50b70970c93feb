import type * as wire from '#contract/http/payment.ts';
import { keepable, owedBack } from '#domain/payment/refunds.ts';
import { paidAt, paymentStatus } from '#domain/payment/statuses.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import type { StoredOrder } from '#server/ordering/index.ts';
import type { FoundTransfer, PaymentRow, RefundRow } from './repository.ts';

/** @param forBracelets sum of the refunds agreed for returned bracelets */
export function presentPayment(
  payment: PaymentRow,
  { order, history }: StoredOrder,
  { refunds, forBracelets }: { refunds: readonly RefundRow[]; forBracelets: Vnd },
): wire.Payment {
  const known = { ...order, history };
  const paid = paidAt(known, payment);
  return {
    _id: payment.id,
    orderId: order.id,
    orderStatus: order.status,
    method: order.paymentMethod,
    amount: payment.amount,
    status: paymentStatus(known, payment),
    content: payment.content,
    // Once she has reported payment, the order waits for staff and her deadline no longer applies.
    expiresAt: order.status === 'pending_payment' ? asTime(order.payBy) : null,
    paidAt: asTime(paid),
    received: paid && (payment.received ?? payment.amount),
    refunded: payment.refunded,
    refunds: refunds.map(({ amount, at }) => ({ amount, at: at.toISOString() })),
    kept: payment.kept,
    owedBack: owedBack(known, payment),
    keepable: keepable(known, payment, forBracelets),
    refundedAt: asTime(payment.refundedAt),
    createdAt: payment.createdAt.toISOString(),
  };
}

export function presentTransfer({ transfer, order, settledBy }: FoundTransfer): wire.Transfer {
  return {
    _id: transfer.id,
    bankTransactionId: transfer.bankTransactionId,
    amount: transfer.amount,
    content: transfer.content,
    gateway: transfer.gateway,
    accountNumber: transfer.accountNumber,
    referenceCode: transfer.referenceCode,
    transferredAt: asTime(transfer.transferredAt),
    receivedAt: transfer.receivedAt.toISOString(),
    outcome: transfer.outcome,
    order: order && { _id: order.id, status: order.status, totalPrice: order.totalPrice },
    settledAt: asTime(transfer.settledAt),
    settledBy,
    note: transfer.note,
  };
}

function asTime(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
