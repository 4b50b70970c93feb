import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { promiseText } from './promise.ts';

const made = [{ day: '2026-12-01', at: '2026-11-21T02:00:00.000Z', why: 'placed' as const }];
const promise = { day: '2026-12-01', handOver: '2026-11-26', made };
const gift = {
  recipient: 'Bé An',
  sender: null,
  hand: 'script',
  notBefore: null,
  openedAt: null,
  reply: null,
} as const;
const anew = { ...promise, day: '2026-12-03' };

test.each<[Partial<Order>, string | null]>([
  [{}, 'Hẹn vòng tới tay bạn chậm nhất 01/12/2026, tính từ lúc bạn bấm “Ưng rồi, xâu đi”'],
  [{ proof: 'none' }, 'Hẹn vòng tới tay bạn chậm nhất 01/12/2026'],
  [
    { proof: 'approved', promise: anew },
    'Hẹn vòng tới tay bạn chậm nhất 03/12/2026 (lần đầu hẹn 01/12/2026)',
  ],
  [{ status: 'pending_payment', proof: 'none' }, 'Hẹn vòng tới tay bạn chậm nhất 01/12/2026'],
  [
    { proof: 'sent', promise: { ...promise, day: '2026-11-30' } },
    'Ngày hẹn được tính lại từ lúc bạn bấm “Ưng rồi, xâu đi”',
  ],
  [{ proof: 'none', gift }, 'Hẹn quà tới nơi chậm nhất 01/12/2026'],
  [{ status: 'shipped', proof: 'approved' }, null],
  [{ status: 'cancelled' }, null],
  [{ promise: null }, null],
])('promise text of %o: %s', (order, words) => {
  expect(
    promiseText({ status: 'confirmed', proof: 'wanted', promise, gift: null, ...order }, '2026-11-30'),
  ).toBe(words);
});
