import type { Payment, VietQr } from '#contract/http/payment.ts';
import type { OrderId, PaymentId, UserId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { canMove } from '#domain/ordering/moves.ts';
import { paymentCopy } from '#domain/payment/copy.vi.ts';
import { judgeReturn, owedBack, returnedAtPrice } from '#domain/payment/refunds.ts';
import { paymentStatus, type Money } from '#domain/payment/statuses.ts';
import { bankOf, takesTransfers } from '#domain/shop/settings.ts';
import { transferContent } from '#domain/payment/transfers.ts';
import { bankNames, qrImage, vietQrPayload } from '#server/adapters/vietqr.ts';
import {
  announceMove,
  getStored,
  lockStored,
  moveLocked,
  sumReturned,
  type CreditReturn,
  type OpenPayment,
  type OrderingShop,
  type RepricePayment,
  type Owner,
  type StoredOrder,
} from '#server/ordering/index.ts';
import type { Shop } from '#server/shop.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/db/idempotency.ts';
import { newId } from '#server/platform/db/ids.ts';
import {
  checkUndecided,
  sumStillThere,
  wasConfirmed,
  wasRejectedBy,
  type Decision,
  type LockedPayment,
} from './decision.ts';
import { presentPayment } from './present.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';

export type PayingShop = OrderingShop & Pick<Shop, 'secret'>;

/** Opens the payment of a new order; fixes its amount and transfer content. */
export const openPayment: OpenPayment = async (tx, order, settings) => {
  const transfer = order.paymentMethod === 'VietQR';
  if (transfer && !takesTransfers(settings)) throw new ShopError('PAYMENT_METHOD_UNAVAILABLE');
  if (transfer && order.totalPrice === 0) {
    throw new ShopError('PAYMENT_METHOD_UNAVAILABLE', { message: paymentCopy.nothingToPay });
  }
  await repository.insertPayment(tx, {
    id: newId<PaymentId>(order.createdAt),
    orderId: order.id,
    amount: order.totalPrice,
    content: transfer ? transferContent(order.id) : null,
    createdAt: order.createdAt,
  });
};

/** Sets a new amount and keeps what was received: the excess becomes a refund due, whatever goodwill was given before. */
export const repricePayment: RepricePayment = async (tx, { order, history }, amount) => {
  const payment = await getRow(tx, order.id);
  const received = payment.received ?? payment.amount;
  const paidFields = { received, returned: returnedAtPrice(payment, amount), refundedAt: null };
  const money = { amount, ...(payment.paidAt !== null && paidFields) };
  await repository.setMoney(tx, order.id, money);
  const owed = (now: Money) => owedBack({ ...order, history }, now);
  return vnd(owed({ ...payment, ...money }) - owed(payment));
};

/** Credits returned bracelets: the amount joins whatever else is owed back and is refunded with it. */
export const creditReturn: CreditReturn = async (tx, { order, history }, amount) => {
  const judged = judgeReturn({ ...order, history }, await getRow(tx, order.id), amount);
  if (!judged.ok) throw new ShopError(judged.why);
  await repository.setMoney(tx, order.id, { returned: judged.value, refundedAt: null });
};

/** The payment of the customer's own order. @throws ShopError NOT_FOUND, IDEMPOTENCY_MISMATCH */
export async function requestPayment(
  shop: PayingShop,
  userId: UserId,
  body: { orderId: OrderId },
  key?: string,
): Promise<Payment> {
  const { answer } = await inTx(shop.db, (tx) =>
    once(tx, { userId, key, body, now: shop.clock.now() }, () => getPaymentOf(tx, body.orderId, userId)),
  );
  return answer;
}

/** @throws ShopError NOT_FOUND, also for another customer's payment */
export async function getPayment({ db }: PayingShop, id: PaymentId, owner: Owner): Promise<Payment> {
  const payment = await repository.findPayment(db, id);
  if (payment === undefined) throw new ShopError('NOT_FOUND');
  return present(db, await getStored(db, payment.orderId, owner));
}

/** @throws ShopError NOT_FOUND, also for another customer's order */
export async function getPaymentOf(db: Db, orderId: OrderId, owner: Owner): Promise<Payment> {
  const stored = await getStored(db, orderId, owner);
  return present(db, stored);
}

/**
 * The QR code of an order with the transfer details shown beside it.
 * @throws ShopError NOT_FOUND, PAYMENT_CLOSED for cash orders and for paid or closed ones, PAYMENT_METHOD_UNAVAILABLE while the
 *   shop's account is unconfirmed
 */
export async function getVietQr(
  { db, settings }: PayingShop,
  orderId: OrderId,
  owner: Owner,
): Promise<VietQr> {
  const { order } = await getStored(db, orderId, owner);
  const { amount, content } = await getRow(db, orderId);
  if (content === null || !canMove(order.status, 'confirmed', 'bank')) throw new ShopError('PAYMENT_CLOSED');
  // After the shop changed its account, older orders wait until the new one is confirmed.
  if (!takesTransfers(settings.current())) throw new ShopError('PAYMENT_METHOD_UNAVAILABLE');
  const { bin, account, holder } = bankOf(settings.current());
  const payload = vietQrPayload({ bin, account, amount, content });
  return {
    orderId,
    amount,
    content,
    expiresAt: order.status === 'pending_payment' ? (order.payBy?.toISOString() ?? null) : null,
    bank: { bin, ...bankNames(bin), account, holder },
    payload,
    qrImage: await qrImage(payload),
  };
}

/**
 * The customer reports that she has paid. A repetition, or one after the bank's notice, returns the payment unchanged.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION
 */
export async function reportPaid(shop: PayingShop, userId: UserId, orderId: OrderId): Promise<Payment> {
  return change(shop, orderId, userId, async (tx, { payment, stored }, now) => {
    const known = ['reported', 'differs', 'paid'];
    if (known.includes(paymentStatus({ ...stored.order, history: stored.history }, payment))) return null;
    const mover = { as: 'customer', id: userId } as const;
    const to = 'waiting_for_admin_confirmation' as const;
    const after = await moveLocked(shop, tx, stored, { through: 'payment', mover, to }, now);
    await shop.reactions.record(tx, 'payment.reported', { orderId, userId });
    return after;
  });
}

/**
 * An admin confirms or rejects a transfer. A double click, or one after the bank's notice, returns the payment unchanged; an
 * admin who contradicts a colleague's concurrent decision is told who made it.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION, REASON_REQUIRED, PAYMENT_DECIDED
 */
export async function decidePayment(shop: PayingShop, adminId: UserId, decision: Decision): Promise<Payment> {
  const { orderId, confirmed, reason } = decision;
  const mover = { as: 'admin', id: adminId } as const;
  // Without `seen` from the page: the status when the request arrives, before it waits for the lock.
  const seen = decision.seen ?? (await getStored(shop.db, orderId, 'anybody')).order.status;
  const expected = await repository.sumReceivedUnlocked(shop.db, orderId);
  return change(shop, orderId, 'anybody', async (tx, { payment, stored }, now) => {
    if (confirmed ? wasConfirmed(decision, payment) : wasRejectedBy(adminId, stored)) return null;
    await checkUndecided(tx, { stored, payment }, { adminId, confirmed, seen }, now);
    const to = confirmed ? 'confirmed' : 'pending_payment';
    const after = await moveLocked(shop, tx, stored, { through: 'payment', mover, to, reason }, now);
    const about = { orderId, userId: stored.order.userId, adminId };
    if (confirmed) {
      const there = await sumStillThere(tx, orderId, expected);
      const received = decision.received ?? there ?? payment.amount;
      await repository.setMoney(tx, orderId, { paidAt: now, received });
      await repository.settleDifferences(tx, orderId, { by: adminId, now });
      await shop.reactions.record(tx, 'payment.confirmed', about);
    } else {
      await shop.reactions.record(tx, 'payment.rejected', { ...about, reason: reason ?? '' });
    }
    return after;
  });
}

/** Changes an order's payment while its row is locked; returns null when nothing changed. */
type Work = (tx: Tx, held: LockedPayment, now: Date) => Promise<StoredOrder | null>;
type Asked = { userId: UserId; key: string | undefined; body: object };

/** Runs `work` on an order's payment with the order's row locked; `work` returns null when there is nothing to do. */
export async function change(
  shop: PayingShop,
  orderId: OrderId,
  owner: Owner,
  work: Work,
  asked?: Asked,
): Promise<Payment> {
  const now = shop.clock.now();
  const { payment, moved } = await inTx(shop.db, async (tx) => {
    let after: StoredOrder | null = null;
    const doIt = async () => {
      const stored = await lockStored(tx, orderId, owner);
      after = await work(tx, { stored, payment: await getRow(tx, orderId) }, now);
      return present(tx, after ?? stored);
    };
    const answer = asked === undefined ? await doIt() : (await once(tx, { ...asked, now }, doIt)).answer;
    return { payment: answer, moved: after as StoredOrder | null };
  });
  if (moved) announceMove(shop, moved);
  return payment;
}

async function present(db: Db, stored: StoredOrder): Promise<Payment> {
  const { id } = stored.order;
  const payment = await getRow(db, id);
  // Asked only where it matters: customers' pages read their payment often.
  const isOwed = owedBack({ ...stored.order, history: stored.history }, payment) > 0;
  const forBracelets = isOwed ? await sumReturned(db, id) : vnd(0);
  return presentPayment(payment, stored, { refunds: await repository.listRefunds(db, id), forBracelets });
}

async function getRow(db: Db, orderId: OrderId): Promise<PaymentRow> {
  const payment = await repository.findPaymentOf(db, orderId);
  if (payment === undefined) throw new ShopError('NOT_FOUND');
  return payment;
}
