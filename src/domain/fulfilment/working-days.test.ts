import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addWorkingDays,
  dayOf,
  endOfDay,
  estimatedDelivery,
  isWorkingDay,
  startOfDay,
} from './working-days.ts';

const TET = new Set(['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09']);

test.each([
  ['2026-11-23', 1, '2026-11-24', 'Monday to Tuesday'],
  ['2026-11-20', 1, '2026-11-23', 'Friday to Monday'],
  ['2026-11-21', 1, '2026-11-23', 'from a Saturday'],
  ['2026-11-23', 5, '2026-11-30', 'over a week-end'],
  ['2027-02-04', 1, '2027-02-10', 'over Tết'],
  ['2027-02-03', 3, '2027-02-11', 'into and out of Tết'],
  ['2026-11-23', 0, '2026-11-23', 'zero days'],
])('%s and %i working days is %s (%s)', (from, count, to) => {
  expect(addWorkingDays(from, count, TET)).toBe(to);
});

test('a day begins and ends at midnight in Vietnam', () => {
  expect(dayOf(new Date('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(endOfDay('2026-11-21').toISOString()).toBe('2026-11-21T16:59:59.999Z');
});

test('the estimated delivery is a working day, after exactly the given number of working days', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 60 }),
      (now, count) => {
        const estimated = estimatedDelivery(now, count, TET);
        const day = dayOf(estimated);
        expect(isWorkingDay(day, TET)).toBe(true);
        expect(endOfDay(day)).toEqual(estimated);
        expect(addWorkingDays(dayOf(now), count - 1, TET) < day).toBe(true);
      },
    ),
  );
});
