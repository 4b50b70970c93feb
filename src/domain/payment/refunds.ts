import { refuse, ok, type Result } from '../kernel/result.ts';
import { vnd, type Vnd } from '../kernel/vnd.ts';
import { isOver, paidAt, type Money, type PaidOrder } from './statuses.ts';

/**
 * The amount owed to the customer of an order, in đồng: everything received when the order came to nothing; otherwise the
 * overpayment she has not left to the shop, and refunds for returned bracelets.
 */
export function owedBack(order: PaidOrder, money: Money): Vnd {
  if (paidAt(order, money) === null) return vnd(0);
  return vnd(Math.max(0, receivedOf(money) - earnedBy(order, money) - money.refunded));
}

function earnedBy(order: PaidOrder, { amount, kept, returned }: Money): number {
  return isOver(order) ? 0 : amount + kept - returned;
}

/** The amount received for a paid order; cash is always exact. */
function receivedOf({ received, amount }: Money): Vnd {
  return received ?? amount;
}

/**
 * The part of a payment, in đồng, that an admin confirmed by hand and that no transfer accounts for yet. The bank's notice of it may
 * still come, and is no new money.
 * @param reported sum of the transfers that were counted for the order
 */
export function unreported(money: Money, reported: Vnd): Vnd {
  return vnd(money.paidAt === null ? 0 : Math.max(0, receivedOf(money) - reported));
}

export type Refusal = 'INVALID_TRANSITION' | 'REFUND_TOO_MUCH' | 'REASON_REQUIRED';

/**
 * The amount an admin pays back. By default all that is owed; more (goodwill for a broken charm) requires a reason, and never
 * more than was received.
 */
export function judgeRefund(
  order: PaidOrder,
  money: Money,
  wanted: { readonly amount: Vnd | null; readonly reason: string | null },
): Result<Vnd, Refusal> {
  const owed = owedBack(order, money);
  const amount = wanted.amount ?? owed;
  if (paidAt(order, money) === null || amount <= 0) return refuse('INVALID_TRANSITION');
  if (amount > receivedOf(money) - money.refunded) return refuse('REFUND_TOO_MUCH');
  if (amount > owed && !wanted.reason) return refuse('REASON_REQUIRED');
  return ok(amount);
}

/**
 * The part of what is owed, in đồng, that she may leave to the shop: of an overpayment, never of an order that came to nothing, whose
 * money goes back.
 * @param forBracelets sum of the refunds agreed for returned bracelets, which are not part of an overpayment. `Money.returned` is more
 *   than that where it makes up for goodwill, which is not taken out of an overpayment either
 */
export function keepable(order: PaidOrder, money: Money, forBracelets: Vnd): Vnd {
  const over = receivedOf(money) - money.amount - money.kept;
  const most = Math.min(owedBack(order, money) - forBracelets, over);
  return vnd(isOver(order) ? 0 : Math.max(0, most));
}

/**
 * How much of an overpayment the shop keeps because the customer said so.
 * @param forBracelets as for `keepable`
 */
export function judgeKeeping(
  order: PaidOrder,
  money: Money,
  amount: Vnd,
  forBracelets: Vnd,
): Result<Vnd, Exclude<Refusal, 'REASON_REQUIRED'>> {
  const most = keepable(order, money, forBracelets);
  if (most === 0 || amount <= 0) return refuse('INVALID_TRANSITION');
  return amount > most ? refuse('REFUND_TOO_MUCH') : ok(amount);
}

/**
 * The new value of `Money.returned` in đồng after a further refund for returned bracelets. Earlier goodwill stays on top, and
 * never more goes back than was received.
 */
export function judgeReturn(
  order: PaidOrder,
  money: Money,
  amount: Vnd,
): Result<Vnd, Exclude<Refusal, 'REASON_REQUIRED'>> {
  if (paidAt(order, money) === null || isOver(order) || amount <= 0) return refuse('INVALID_TRANSITION');
  const owed = owedBack(order, money);
  if (amount > receivedOf(money) - money.refunded - owed) return refuse('REFUND_TOO_MUCH');
  const { kept, refunded } = money;
  return ok(vnd(owed + amount - (receivedOf(money) - money.amount - kept - refunded)));
}

/**
 * The new value of `Money.returned` in đồng when a paid order's price changes to `amount`, or before further money is counted for it at
 * the same price. Earlier goodwill, which is what was given back beyond what was owed, stays on top here as well: the difference is owed
 * in full, but never more than was received.
 */
export function returnedAtPrice(money: Money, amount: Vnd): Vnd {
  const over = receivedOf(money) - money.amount - money.kept + money.returned;
  const goodwill = Math.max(0, money.refunded - Math.max(0, over));
  return vnd(Math.min(money.returned + goodwill, amount + money.kept));
}
