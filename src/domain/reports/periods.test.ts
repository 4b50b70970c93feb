import { expect, test } from 'vitest';
import { daysOf, filledDays, lastDays, periodBefore, spanOf } from './periods.ts';

test('a week ends today, and the week before ends the day before it began', () => {
  const week = lastDays('2026-11-21', 7);
  expect(week).toEqual({ first: '2026-11-15', last: '2026-11-21' });
  expect(periodBefore(week, 7)).toEqual({ first: '2026-11-08', last: '2026-11-14' });
  expect(daysOf(week)).toHaveLength(7);
});

test('a period runs over the end of a month and of a year, by the clock of Vietnam', () => {
  const days = daysOf(lastDays('2027-01-01', 3));
  expect(days).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  const { from, until } = spanOf({ first: '2026-11-21', last: '2026-11-21' });
  expect([from.toISOString(), until.toISOString()]).toEqual([
    '2026-11-20T17:00:00.000Z',
    '2026-11-21T17:00:00.000Z',
  ]);
});

test('days without anything are there too', () => {
  const rows = [{ day: '2026-11-20', orders: 3 }];
  expect(filledDays(lastDays('2026-11-21', 3), rows, { orders: 0 })).toEqual([
    { day: '2026-11-19', orders: 0 },
    { day: '2026-11-20', orders: 3 },
    { day: '2026-11-21', orders: 0 },
  ]);
});
