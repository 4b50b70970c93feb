import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type OrderId } from '../kernel/ids.ts';
import { vnd } from '../kernel/vnd.ts';
import { ORDER_STATUSES } from '../ordering/statuses.ts';
import { TRANSFER_CONTENT } from './limits.ts';
import { contentsIn, isConfirmedByHand, judgeTransfer, transferContent } from './transfers.ts';

const anOrderId = fc.uuid({ version: 7 }).map((id) => asId<OrderId>(id));

test('the content of a transfer is VC and the order’s short id', () => {
  expect(transferContent(asId('019a9e5e-7f1a-7000-8000-00007f3a9c21'))).toBe('VC7F3A9C21');
  fc.assert(fc.property(anOrderId, (id) => TRANSFER_CONTENT.test(transferContent(id))));
});

test('the content is found amid any text, with a separator inside and in lower case', () => {
  const noise = fc.string({ unit: 'binary', maxLength: 20 });
  const gap = fc.constantFrom('', ' ', '-', '.', ' . ');
  const look = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
  );
  fc.assert(
    fc.property(anOrderId, noise, noise, gap, look, (id, before, after, between, seen) => {
      const content = transferContent(id);
      const written = seen(content.slice(0, 2) + between + content.slice(2));
      expect(contentsIn(`${before} ${written} ${after}`)).toContain(content);
    }),
  );
});

test.each([
  // A bank's own number may look like a memo; whether an order has it is checked against the database.
  ['MBVCB.3278907687.VC1A2B3C4D.CT tu 0123 NGUYEN KHANH LINH', ['VCB3278907', 'VC1A2B3C4D']],
  ['vc 1a2b3c4d', ['VC1A2B3C4D']],
  ['VCVC1A2B3C4D', ['VC1A2B3C4D']],
  ['VC1A2B3C4D va VC5E6F7A8B', ['VC1A2B3C4D', 'VC5E6F7A8B']],
  ['VC1A2B3C4', []],
  ['VC1A2B3C4X', []],
  ['chuyen tien mua vong', []],
  ['', []],
  [null, []],
])('bank text %j contains the transfer contents %j', (text, expected) => {
  expect(contentsIn(text)).toEqual(expected);
});

test('a content repeated in one notice is found once', () => {
  expect(contentsIn('VC1A2B3C4D', 'ND VC1A2B3C4D', null)).toEqual(['VC1A2B3C4D']);
});

const WAITING = ['pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation'];

test.each(ORDER_STATUSES)(
  'order %s: only the exact amount confirms it, while it awaits payment',
  (status) => {
    const order = { status, totalPrice: vnd(285_000), paid: false };
    const waits = WAITING.includes(status);
    expect(judgeTransfer(vnd(285_000), order)).toBe(waits ? 'confirmed' : 'too_late');
    for (const wrong of [0, 1, 284_999, 285_001, 570_000]) {
      expect(judgeTransfer(vnd(wrong), order)).toBe(waits ? 'amount_differs' : 'too_late');
    }
    expect(judgeTransfer(vnd(285_000), { ...order, paid: true })).toBe('already_paid');
  },
);

test.each([
  ['the unreported amount', {}, true],
  ['a time five minutes later, within clock skew', { at: new Date('2026-11-21T02:05:00Z') }, true],
  ['a time more than five minutes later', { at: new Date('2026-11-21T02:05:01Z') }, false],
  ['a smaller amount', { amount: vnd(284_999) }, false],
  ['a larger amount', { amount: vnd(285_001) }, false],
])('a transfer with %s (%j) matches a payment confirmed by hand: %s', (_what, more, isIt) => {
  const payment = { paidAt: new Date('2026-11-21T02:00:00Z'), unreported: vnd(285_000) };
  const transfer = { amount: vnd(285_000), at: payment.paidAt, ...more };
  expect(isConfirmedByHand(transfer, payment)).toBe(isIt);
  expect(isConfirmedByHand(transfer, { ...payment, paidAt: null })).toBe(false);
});

test('no transfer matches a payment that the bank has reported in full', () => {
  const paidAt = new Date('2026-11-21T02:00:00Z');
  expect(isConfirmedByHand({ amount: vnd(0), at: paidAt }, { paidAt, unreported: vnd(0) })).toBe(false);
});
