import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vnd } from '../kernel/vnd.ts';
import type { OrderStatus } from '../ordering/statuses.ts';
import { judgeKeeping, judgeRefund, judgeReturn, owedBack, unreported } from './refunds.ts';

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
] as const)(
  'an order that is %s, with %j received and %d given back, is owed %d',
  (status, received, given, owed) => {
    expect(owedBack(order(status), money(received, given))).toBe(owed);
  },
);

test.each([
  ['all that is owed, unless told otherwise', 'cancelled', 285_000, null, null, { ok: true, value: 285_000 }],
  ['a part of it', 'cancelled', 285_000, 100_000, null, { ok: true, value: 100_000 }],
  ['more than came in', 'cancelled', 285_000, 285_001, 'x', { ok: false, why: 'REFUND_TOO_MUCH' }],
  ['goodwill, with a reason', 'delivered', 285_000, 30_000, 'Charm xước', { ok: true, value: 30_000 }],
  ['goodwill, without', 'delivered', 285_000, 30_000, null, { ok: false, why: 'REASON_REQUIRED' }],
  ['nothing', 'delivered', 285_000, null, null, { ok: false, why: 'INVALID_TRANSITION' }],
  ['what was never paid', 'pending_payment', null, 1_000, 'x', { ok: false, why: 'INVALID_TRANSITION' }],
] as const)('a refund of %s', (_what, status, received, amount, reason, verdict) => {
  const wanted = { amount: amount === null ? null : vnd(amount), reason };
  expect(judgeRefund(order(status), money(received), wanted)).toEqual(verdict);
});

test.each([
  ['all that was too much', 'confirmed', 355_000, 0, 70_000, { ok: true, value: 70_000 }],
  ['what is left of it', 'delivered', 355_000, 50_000, 20_000, { ok: true, value: 20_000 }],
  ['more than is owed', 'confirmed', 355_000, 50_000, 20_001, { ok: false, why: 'REFUND_TOO_MUCH' }],
  [
    'of an order that came to nothing',
    'cancelled',
    355_000,
    0,
    70_000,
    { ok: false, why: 'INVALID_TRANSITION' },
  ],
  ['what was exact', 'confirmed', 285_000, 0, 1_000, { ok: false, why: 'INVALID_TRANSITION' }],
  ['nothing', 'confirmed', 355_000, 0, 0, { ok: false, why: 'INVALID_TRANSITION' }],
] as const)('the shop keeps %s', (_what, status, received, given, amount, verdict) => {
  expect(judgeKeeping(order(status), money(received, given), vnd(amount))).toEqual(verdict);
});

test('what was left to the shop is owed no more, but all of it once the order comes to nothing', () => {
  expect(owedBack(order('confirmed'), money(355_000, 0, 70_000))).toBe(0);
  expect(owedBack(order('confirmed'), money(355_000, 0, 50_000))).toBe(20_000);
  expect(owedBack(order('cancelled'), money(355_000, 0, 70_000))).toBe(355_000);
  expect(owedBack(order('cancelled'), money(355_000, 70_000, 70_000))).toBe(285_000);
});

test('never more goes back than came in, whatever is wanted in turn', () => {
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
  ['all of it', 285_000, 0, 0, 0, 285_000, 285_000],
  ['a part, then another', 285_000, 0, 0, 100_000, 100_000, 200_000],
  ['beside goodwill that was given before', 285_000, 30_000, 0, 0, 100_000, 100_000],
  ['beside what was too much', 355_000, 0, 0, 0, 100_000, 170_000],
  ['beside what was left to the shop', 355_000, 0, 70_000, 0, 100_000, 100_000],
] as const)(
  'a bracelet that came back is owed as agreed: %s',
  (_what, received, given, kept, before, amount, owed) => {
    const money_ = money(received, given, kept, before);
    const judged = judgeReturn(order('completed'), money_, vnd(amount));
    if (!judged.ok) throw new Error(judged.why);
    expect(owedBack(order('completed'), { ...money_, returned: judged.value })).toBe(owed);
  },
);

test('never more is promised for bracelets that came back than came in, and none of it is left to the shop', () => {
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
  expect(judgeKeeping(order('completed'), back, vnd(50_000))).toEqual(refused('INVALID_TRANSITION'));
});

test.each([
  [285_000, 0, 285_000],
  [285_000, 50_000, 235_000],
  [285_000, 285_000, 0],
  [250_000, 300_000, 0],
  [null, 0, 0],
])('of %j received, of which the bank told %d, %d may still be told of', (received, told, open) => {
  expect(unreported(money(received), vnd(told))).toBe(open);
});
