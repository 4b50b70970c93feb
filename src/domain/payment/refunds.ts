import { refuse, ok, type Result } from '../kernel/result.ts';
import { vnd, type Vnd } from '../kernel/vnd.ts';
import { isOver, paidAt, type Money, type PaidOrder } from './statuses.ts';

/**
 * What is owed back to the customer of an order, in đồng: all that came in if it came to nothing, else what was too much and not
 * left to the shop, and what came back.
 */
export function owedBack(order: PaidOrder, money: Money): Vnd {
  if (paidAt(order, money) === null) return vnd(0);
  return vnd(Math.max(0, receivedOf(money) - earnedBy(order, money) - money.refunded));
}

function earnedBy(order: PaidOrder, { amount, kept, returned }: Money): number {
  return isOver(order) ? 0 : amount + kept - returned;
}

/** What came in for a paid order; cash is taken at the door to the đồng. */
function receivedOf({ received, amount }: Money): Vnd {
  return received ?? amount;
}

export type Refusal = 'INVALID_TRANSITION' | 'REFUND_TOO_MUCH' | 'REASON_REQUIRED';

/**
 * How much goes back when an admin says so. Nothing said: all that is owed. More than is owed (goodwill for a broken charm)
 * needs a reason, and never more goes back than came in.
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
 * How much of a transfer that was too much stays with the shop because the customer said so. Never the money of an order that came
 * to nothing: that goes back.
 */
export function judgeKeeping(
  order: PaidOrder,
  money: Money,
  amount: Vnd,
): Result<Vnd, Exclude<Refusal, 'REASON_REQUIRED'>> {
  // What is hers again because a bracelet came back was never too much.
  const owed = owedBack(order, { ...money, returned: vnd(0) });
  if (isOver(order) || owed === 0 || amount <= 0) return refuse('INVALID_TRANSITION');
  return amount > owed ? refuse('REFUND_TOO_MUCH') : ok(amount);
}

/**
 * What is hers again once so much more is owed back for bracelets that came back, in đồng: the new value of `Money.returned`.
 * What was given of goodwill before stays hers, and never more goes back than came in.
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
