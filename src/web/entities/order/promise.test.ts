import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { promiseText } from './promise.ts';

const made = [{ day: '2026-12-01', at: '2026-11-21T02:00:00.000Z', why: 'placed' as const }];
const promise = { day: '2026-12-01', handOver: '2026-11-26', made };
const anew = { ...promise, day: '2026-12-03' };

test.each<[Partial<Order>, string | null]>([
  [{}, 'Hẹn tới tay bạn chậm nhất 01/12/2026, tính từ lúc bạn bấm “Ưng rồi, xâu đi”'],
  [{ proof: 'none' }, 'Hẹn tới tay bạn chậm nhất 01/12/2026'],
  [{ proof: 'approved', promise: anew }, 'Hẹn tới tay bạn chậm nhất 03/12/2026 (lần đầu hẹn 01/12/2026)'],
  [{ status: 'pending_payment', proof: 'none' }, 'Hẹn tới tay bạn chậm nhất 01/12/2026'],
  [
    { proof: 'sent', promise: { ...promise, day: '2026-11-30' } },
    'Ngày hẹn được tính lại từ lúc bạn bấm “Ưng rồi, xâu đi”',
  ],
  [{ status: 'shipped', proof: 'approved' }, null],
  [{ status: 'cancelled' }, null],
  [{ promise: null }, null],
])('promise text of %o: %s', (order, words) => {
  expect(promiseText({ status: 'confirmed', proof: 'wanted', promise, ...order }, '2026-11-30')).toBe(words);
});
