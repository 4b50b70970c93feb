import { expect, test } from 'vitest';
import { asId, type OrderId } from '../kernel/ids.ts';
import { hours } from '../kernel/time.ts';
import { vnd } from '../kernel/vnd.ts';
import { suggestOrders, type Candidate } from './suggestions.ts';

const at = new Date('2026-11-21T07:00:00Z');
const order = (tail: string, more: Partial<Candidate> = {}): Candidate => ({
  id: asId<OrderId>(`01234567-89ab-7def-8123-4567${tail.toLowerCase()}`),
  status: 'pending_payment',
  totalPrice: vnd(285_000),
  names: ['Nguyễn Khánh Linh'],
  createdAt: new Date(at.getTime() - hours(24)),
  ...more,
});
const stray = (amount: number, content: string) => ({ amount: vnd(amount), content, at });

test.each([
  ['a transfer content with one wrong character', stray(1, 'ND VC7F3A9C2l CT tu'), ['content']],
  [
    'a transfer content with a blank inside and one wrong character',
    stray(1, 'vc 7f3a 9c20 cam on shop'),
    ['content'],
  ],
  ['the exact amount', stray(285_000, 'chuyen tien'), ['amount']],
  ['the customer’s name in capitals', stray(200_000, 'NGUYEN KHANH LINH chuyen khoan'), ['name']],
  ['amount and name', stray(285_000, 'nguyen khanh linh mua vong'), ['amount', 'name']],
])('%s: the order is suggested', (_what, transfer, because) => {
  const candidates = [order('7F3A9C21'), order('00000000', { totalPrice: vnd(1_000), names: ['Lê Hà'] })];
  expect(suggestOrders(transfer, candidates)).toEqual([{ order: candidates[0], because }]);
});

test.each([
  ['one word of a name', stray(200_000, 'linh tra tien an')],
  ['a transfer content with three wrong characters', stray(1, 'VC7F3A9000')],
  ['neither content, amount nor name', stray(200_000, 'tien nha thang 11')],
])('%s: no order is suggested', (_what, transfer) => {
  expect(suggestOrders(transfer, [order('7F3A9C21')])).toEqual([]);
});

test('at most five orders are suggested, the likeliest first; a recent one counts only with another match', () => {
  const soon = { createdAt: new Date(at.getTime() - hours(1)) };
  const many = Array.from({ length: 7 }, (_, n) => order(`0000000${n}`));
  const nearest = order('AAAAAAAA', soon);
  const found = suggestOrders(stray(285_000, 'x'), [
    ...many,
    nearest,
    order('BBBBBBBB', { ...soon, totalPrice: vnd(1) }),
  ]);
  expect(found).toHaveLength(5);
  expect(found[0]).toEqual({ order: nearest, because: ['amount', 'time'] });
});

test('equally likely orders: confirmed by hand first, then awaiting payment, then cancelled, even if newer', () => {
  const [byHand, open, cancelled] = [
    order('AAAAAAAA', { status: 'confirmed' }),
    order('BBBBBBBB', { createdAt: new Date(at.getTime() - hours(6)) }),
    order('CCCCCCCC', { createdAt: new Date(at.getTime() - hours(5)), status: 'cancelled' }),
  ];
  const found = suggestOrders(stray(285_000, 'x'), [cancelled, open, byHand]);
  expect(found.map((each) => each.order)).toEqual([byHand, open, cancelled]);
});
