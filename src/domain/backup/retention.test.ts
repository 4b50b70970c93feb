import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days, hours } from '../kernel/time.ts';
import { outdated } from './retention.ts';

const NOW = Date.UTC(2026, 10, 22, 19);
const nights = (count: number) => Array.from({ length: count }, (_, night) => new Date(NOW - days(night)));
const left = (moments: Date[]) => moments.filter((moment) => !outdated(moments).includes(moment));

test('a year of nightly backups: 7 daily, 4 weekly and 6 monthly ones are kept; one may count as several', () => {
  const kept = left(nights(365)).map((moment) =>
    new Date(moment.getTime() + hours(7)).toISOString().slice(0, 10),
  );
  // 19:00 in London is two in the morning of the next day in Vietnam, a Monday.
  expect(kept).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
  ]);
});

test('of several backups of a day only the newest is kept; a single backup is kept however old', () => {
  const [early, late] = [new Date(NOW - hours(1)), new Date(NOW)];
  expect(outdated([early, late])).toEqual([early]);
  expect(outdated([new Date(0)])).toEqual([]);
});

test('pruning twice deletes no more; the newest is kept, and at most 17 altogether', () => {
  const moment = fc.date({ min: new Date(0), max: new Date(NOW), noInvalidDate: true });
  fc.assert(
    fc.property(fc.uniqueArray(moment, { minLength: 1, maxLength: 60, selector: Number }), (moments) => {
      const kept = left(moments);
      expect(outdated(kept)).toEqual([]);
      expect(kept).toContainEqual(new Date(Math.max(...moments.map(Number))));
      expect(kept.length).toBeLessThanOrEqual(17);
    }),
  );
});
