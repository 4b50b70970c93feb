import { after, seconds } from '#domain/kernel/time.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { lastMove } from '#domain/ordering/moves.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { paymentCopy } from '#domain/payment/copy.vi.ts';
import { getPeople } from '#server/identity/index.ts';
import type { StoredOrder } from '#server/ordering/index.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { findWhoSetApart, sumReceived, type PaymentRow } from './repository.ts';

/** An order and its payment, both protected by the lock on the order's row. */
export type LockedPayment = { payment: PaymentRow; stored: StoredOrder };

export type Decision = {
  orderId: OrderId;
  confirmed: boolean;
  reason?: string | null | undefined;
  /** Amount received, when it differs from what the bank reported. */
  received?: Vnd | null | undefined;
  /** The order's status as the admin saw it. */
  seen?: OrderStatus | null | undefined;
};

/** Within this time an opposite decision counts as concurrent: nobody has read the other's decision and changed it so quickly. */
const CONCURRENT_WITHIN = seconds(5);

type HistoryEntry = StoredOrder['history'][number];

/**
 * When two admins decide concurrently, the first one wins.
 * @throws ShopError PAYMENT_DECIDED naming who decided first, when this admin cannot have known of it
 */
export async function checkUndecided(
  tx: Tx,
  { stored: { order, history }, payment }: LockedPayment,
  { adminId, confirmed, seen }: { adminId: UserId; confirmed: boolean; seen: OrderStatus },
  now: Date,
): Promise<void> {
  if (payment.paidAt !== null) {
    // The first: entries after it, such as a corrected address, bear the same status.
    const confirmation = history.find((entry) => isConfirmation(entry));
    if (confirmation !== undefined) throw await decidedBy(tx, confirmation);
  }
  const last = lastMove(history);
  if (last === undefined || !isRejection(last) || last.userId === adminId) return;
  const isNews = seen !== order.status || after(last.at, CONCURRENT_WITHIN) > now;
  if (isNews || !confirmed) throw await decidedBy(tx, last);
}

/**
 * The bank's transfers for an order whose row is locked; null when there are none.
 * @param expected their sum when the admin confirmed
 * @throws ShopError PAYMENT_DECIDED naming who has given money of it back since: she confirmed what is no longer there
 */
export async function sumStillThere(tx: Tx, orderId: OrderId, expected: Vnd): Promise<Vnd | null> {
  const sum = await sumReceived(tx, orderId);
  if ((sum ?? 0) >= expected) return sum;
  const name = (await findWhoSetApart(tx, orderId)) ?? '';
  throw new ShopError('PAYMENT_DECIDED', { message: paymentCopy.settledBy(name) });
}

/** Whether the payment is confirmed already, with the amount that this admin typed, if she typed one. */
export function wasConfirmed({ received }: Decision, payment: PaymentRow): boolean {
  if (payment.paidAt === null) return false;
  return (received ?? null) === null || received === (payment.received ?? payment.amount);
}

/** Whether this admin's own rejection is the order's last move. */
export function wasRejectedBy(adminId: UserId, { history }: StoredOrder): boolean {
  const last = lastMove(history);
  return last !== undefined && isRejection(last) && last.userId === adminId;
}

const isConfirmation = ({ status, by }: HistoryEntry) =>
  status === 'confirmed' && (by === 'admin' || by === 'bank');

const isRejection = ({ status, by }: HistoryEntry) => status === 'pending_payment' && by === 'admin';

async function decidedBy(tx: Tx, { status, userId }: HistoryEntry): Promise<ShopError> {
  const name = userId === null ? paymentCopy.bank : ((await getPeople(tx, [userId])).get(userId)?.name ?? '');
  const message = paymentCopy.decided[status === 'confirmed' ? 'confirmed' : 'rejected'](name);
  return new ShopError('PAYMENT_DECIDED', {
    message,
    details: [{ path: 'admin', message: name, ...(userId !== null && { _id: userId }) }],
  });
}
