import { expect, test } from 'vitest';
import { vietnameseHolidays } from './holidays.ts';

test('knows the fixed days, the kings of Hùng by the moon and the five days of Tết, of this year and the next', async () => {
  const days = [...(await vietnameseHolidays(2026))].filter((day) => day < '2027-03-01').toSorted();
  expect(days).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-02-20',
    '2026-04-26',
    '2026-04-30',
    '2026-05-01',
    '2026-09-02',
    '2027-01-01',
    '2027-02-05',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
  ]);
});
