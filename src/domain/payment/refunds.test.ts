import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vnd } from '../kernel/vnd.ts';
import type { OrderStatus } from '../ordering/statuses.ts';
import { judgeKeeping, judgeRefund, judgeReturn, returnedAtPrice, owedBack, unreported } from './refunds.ts';

const at = new Date('2026-11-21T02:00:00Z');
const order = (status: OrderStatus) => ({ paymentMethod: 'VietQR' as const, status, history: [] });
const money = (received: number | null, refunded = 0, kept = 0, returned = 0) => ({
  amount: vnd(285_000),
  received: received === null ? null : vnd(received),
  refunded: vnd(refunded),
  kept: vnd(kept),
  returned: vnd(returned),
  paidAt: received === null ? null : at,
});

test.each([
  ['confirmed', 285_000, 0, 0],
  ['confirmed', 355_000, 0, 70_000],
  ['confirmed', 355_000, 50_000, 20_000],
  ['confirmed', 355_000, 70_000, 0],
  ['confirmed', 355_000, 100_000, 0],
  ['confirmed', 195_000, 0, 0],
  ['cancelled', 355_000, 70_000, 285_000],
  ['failed', 285_000, 0, 285_000],
  ['cancelled', 195_000, 0, 195_000],
  ['cancelled', null, 0, 0],
] as const)('order %s, %j received, %d refunded: %d is owed back', (status, received, given, owed) => {
  expect(owedBack(order(status), money(received, given))).toBe(owed);
});

test.each([
  ['all that is owed by default', 'cancelled', 285_000, null, null, { ok: true, value: 285_000 }],
  ['a part of what is owed', 'cancelled', 285_000, 100_000, null, { ok: true, value: 100_000 }],
  ['more than was received', 'cancelled', 285_000, 285_001, 'x', { ok: false, why: 'REFUND_TOO_MUCH' }],
  ['goodwill with a reason', 'delivered', 285_000, 30_000, 'Charm xước', { ok: true, value: 30_000 }],
  ['goodwill without a reason', 'delivered', 285_000, 30_000, null, { ok: false, why: 'REASON_REQUIRED' }],
  [
    'nothing when nothing is owed',
    'delivered',
    285_000,
    null,
    null,
    { ok: false, why: 'INVALID_TRANSITION' },
  ],
  ['an unpaid order', 'pending_payment', null, 1_000, 'x', { ok: false, why: 'INVALID_TRANSITION' }],
] as const)(
  'refund of %s (order %s, received %j, amount %j, reason %j): %j',
  (_what, status, received, amount, reason, verdict) => {
    const wanted = { amount: amount === null ? null : vnd(amount), reason };
    expect(judgeRefund(order(status), money(received), wanted)).toEqual(verdict);
  },
);

test.each([
  ['the whole overpayment', 'confirmed', 355_000, 0, 70_000, { ok: true, value: 70_000 }],
  [
    'the rest of a partly refunded overpayment',
    'delivered',
    355_000,
    50_000,
    20_000,
    { ok: true, value: 20_000 },
  ],
  [
    'more than the rest of an overpayment',
    'confirmed',
    355_000,
    50_000,
    20_001,
    { ok: false, why: 'REFUND_TOO_MUCH' },
  ],
  [
    'the overpayment of a cancelled order',
    'cancelled',
    355_000,
    0,
    70_000,
    { ok: false, why: 'INVALID_TRANSITION' },
  ],
  ['a part of an exact payment', 'confirmed', 285_000, 0, 1_000, { ok: false, why: 'INVALID_TRANSITION' }],
  ['an amount of 0', 'confirmed', 355_000, 0, 0, { ok: false, why: 'INVALID_TRANSITION' }],
] as const)(
  'the shop keeps %s (order %s, received %j, refunded %j, kept %j): %j',
  (_what, status, received, given, amount, verdict) => {
    expect(judgeKeeping(order(status), money(received, given), vnd(amount), vnd(0))).toEqual(verdict);
  },
);

test('a kept overpayment is not owed back, except once the order is cancelled: then all of it is', () => {
  expect(owedBack(order('confirmed'), money(355_000, 0, 70_000))).toBe(0);
  expect(owedBack(order('confirmed'), money(355_000, 0, 50_000))).toBe(20_000);
  expect(owedBack(order('cancelled'), money(355_000, 0, 70_000))).toBe(355_000);
  expect(owedBack(order('cancelled'), money(355_000, 70_000, 70_000))).toBe(285_000);
});

test('no sequence of refunds exceeds the amount received', () => {
  const sums = fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 600_000 }),
      sums,
      fc.constantFrom('confirmed', 'cancelled'),
      (received, wanted, status) => {
        let refunded = 0;
        for (const amount of wanted) {
          const verdict = judgeRefund(order(status), money(received, refunded), {
            amount: vnd(amount),
            reason: 'x',
          });
          if (verdict.ok) refunded += verdict.value;
        }
        expect(refunded).toBeLessThanOrEqual(received);
      },
    ),
  );
});

test.each([
  ['the full price', 285_000, 0, 0, 0, 285_000, 285_000],
  ['a part after an earlier part', 285_000, 0, 0, 100_000, 100_000, 200_000],
  ['a part after an earlier goodwill refund', 285_000, 30_000, 0, 0, 100_000, 100_000],
  ['a part beside an overpayment', 355_000, 0, 0, 0, 100_000, 170_000],
  ['a part beside a kept overpayment', 355_000, 0, 70_000, 0, 100_000, 100_000],
] as const)(
  'a returned bracelet is owed back as agreed: %s',
  (_what, received, given, kept, before, amount, owed) => {
    const money_ = money(received, given, kept, before);
    const judged = judgeReturn(order('completed'), money_, vnd(amount));
    if (!judged.ok) throw new Error(judged.why);
    expect(owedBack(order('completed'), { ...money_, returned: judged.value })).toBe(owed);
  },
);

test('a return is refused above what was received, for 0, or if the order is cancelled or unpaid; it cannot be kept', () => {
  const refused = (why: string) => ({ ok: false, why });
  const judge = (status: OrderStatus, of: ReturnType<typeof money>, amount: number) =>
    judgeReturn(order(status), of, vnd(amount));
  expect(judge('completed', money(285_000), 285_001)).toEqual(refused('REFUND_TOO_MUCH'));
  expect(judge('completed', money(285_000, 0, 0, 200_000), 100_000)).toEqual(refused('REFUND_TOO_MUCH'));
  expect(judge('completed', money(285_000, 200_000), 100_000)).toEqual(refused('REFUND_TOO_MUCH'));
  expect(judge('completed', money(285_000), 0)).toEqual(refused('INVALID_TRANSITION'));
  expect(judge('cancelled', money(285_000), 1_000)).toEqual(refused('INVALID_TRANSITION'));
  expect(judge('completed', money(null), 1_000)).toEqual(refused('INVALID_TRANSITION'));
  const back = money(285_000, 0, 0, 100_000);
  expect(judgeKeeping(order('completed'), back, vnd(50_000), vnd(100_000))).toEqual(
    refused('INVALID_TRANSITION'),
  );
});

test.each([
  ['goodwill was given before', 50_000, 50_000, 0, 30_000],
  ['goodwill was given before, and a bracelet came back', 50_000, 150_000, 100_000, 30_000],
  ['a bracelet came back', 0, 100_000, 100_000, 30_000],
  ['a part was given back, then a bracelet came back', 20_000, 100_000, 100_000, 10_000],
] as const)(
  'of an overpayment of 30,000 she may leave to the shop, when %s (%d refunded, %d returned, of it %d for bracelets): %d',
  (_when, given, returned, forBracelets, most) => {
    const paid = money(315_000, given, 0, returned);
    const judge = (amount: number) => judgeKeeping(order('completed'), paid, vnd(amount), vnd(forBracelets));
    expect(judge(most)).toEqual({ ok: true, value: most });
    expect(judge(most + 1)).toEqual({ ok: false, why: 'REFUND_TOO_MUCH' });
  },
);

test('no more is left to the shop than was received above the price, though a bracelet came back from an order short of it', () => {
  const paid = money(290_000, 0, 0, 115_000);
  const judge = (amount: number) => judgeKeeping(order('completed'), paid, vnd(amount), vnd(100_000));
  expect(judge(5_000)).toEqual({ ok: true, value: 5_000 });
  expect(judge(5_001)).toEqual({ ok: false, why: 'REFUND_TOO_MUCH' });
});

test.each([
  ['nothing was given back', 285_000, 0, 0, 0, 20_000],
  ['goodwill was given before', 285_000, 30_000, 0, 0, 20_000],
  ['almost all was given back before', 285_000, 280_000, 0, 0, 5_000],
  ['all was given back before', 285_000, 285_000, 0, 0, 0],
  ['an overpayment is owed', 355_000, 0, 0, 0, 90_000],
  ['an overpayment was given back', 355_000, 70_000, 0, 0, 20_000],
  ['an overpayment was given back, and goodwill', 355_000, 100_000, 0, 0, 20_000],
  ['an overpayment was kept, and goodwill given', 355_000, 30_000, 70_000, 0, 20_000],
  ['less was received, which makes up for some of it', 270_000, 0, 0, 0, 5_000],
  ['its price had been lowered after goodwill before', 285_000, 30_000, 0, 30_000, 20_000],
] as const)('a price lowered by 20,000 when %s', (_when, received, given, kept, before, owed) => {
  const amount = vnd(265_000);
  const paid = { ...money(received, given, kept, before) };
  expect(owedBack(order('confirmed'), { ...paid, amount, returned: returnedAtPrice(paid, amount) })).toBe(
    owed,
  );
});

test.each([
  [285_000, 0, 285_000],
  [285_000, 50_000, 235_000],
  [285_000, 285_000, 0],
  [250_000, 300_000, 0],
  [null, 0, 0],
])('%j received, %d reported by the bank: %d is unreported', (received, told, open) => {
  expect(unreported(money(received), vnd(told))).toBe(open);
});
