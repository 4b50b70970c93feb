import { expect, test } from 'vitest';
import { vnd } from '../kernel/vnd.ts';
import {
  daysOf,
  filledDays,
  lastDays,
  lengthOf,
  limitUsed,
  periodBefore,
  presetPeriod,
  yearUntil,
} from './periods.ts';

test('the last seven days end today; the period before ends the day before they begin', () => {
  const week = lastDays('2026-11-21', 7);
  expect(week).toEqual({ first: '2026-11-15', last: '2026-11-21' });
  expect(periodBefore(week)).toEqual({ first: '2026-11-08', last: '2026-11-14' });
  expect(daysOf(week)).toHaveLength(7);
});

test('a period spans the end of a month and of a year', () => {
  const days = daysOf(lastDays('2027-01-01', 3));
  expect(days).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});

test('days without a row are filled in with zeros', () => {
  const rows = [{ day: '2026-11-20', orders: 3 }];
  expect(filledDays(lastDays('2026-11-21', 3), rows, { orders: 0 })).toEqual([
    { day: '2026-11-19', orders: 0 },
    { day: '2026-11-20', orders: 3 },
    { day: '2026-11-21', orders: 0 },
  ]);
});

test('the year until 1 January is that day alone', () => {
  expect(yearUntil('2027-01-01')).toEqual({ first: '2027-01-01', last: '2027-01-01' });
});

test.each([
  [0, 1_000, 0],
  [799, 1_000, 79],
  [800, 1_000, 80],
  [1_500, 1_000, 150],
  [5, 0, null],
])('revenue %i đ, limit %i đ: %s per cent used', (revenue, limit, used) => {
  expect(limitUsed(vnd(revenue), vnd(limit))).toBe(used);
});

test.each([
  ['7', '2026-11-21', '2026-11-15', '2026-11-21', 7],
  ['thang-nay', '2026-11-21', '2026-11-01', '2026-11-21', 21],
  ['thang-nay', '2026-11-01', '2026-11-01', '2026-11-01', 1],
  ['thang-truoc', '2027-01-31', '2026-12-01', '2026-12-31', 31],
  ['thang-truoc', '2028-03-01', '2028-02-01', '2028-02-29', 29],
] as const)('preset %s on %s is %s to %s, %i days', (preset, today, first, last, length) => {
  const period = presetPeriod(preset, today);
  expect([period, lengthOf(period)]).toEqual([{ first, last }, length]);
});
