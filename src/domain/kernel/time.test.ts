import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  after,
  formatDate,
  formatDateTime,
  formatRecentDateTime,
  formatShortDateTime,
  hours,
  minutes,
} from './time.ts';

test('dates are formatted in the time zone of Vietnam, also across midnight and the end of the year', () => {
  expect(formatDateTime('2026-11-21T07:05:00.000Z')).toBe('21/11/2026, 14:05');
  expect(formatDateTime('2026-12-31T17:00:00Z')).toBe('01/01/2027, 00:00');
  expect(formatDate(new Date('2026-02-28T16:59:59Z'))).toBe('28/02/2026');
  expect(formatShortDateTime(Date.UTC(2026, 10, 24, 1, 32))).toBe('24/11, 08:32');
});

test('a recent date shows its year only if it differs from the current year in Vietnam', () => {
  const newYear = '2026-12-31T17:00:00Z';
  expect(formatRecentDateTime('2026-12-31T16:59:00Z', newYear)).toBe('31/12/2026, 23:59');
  expect(formatRecentDateTime(newYear, '2027-11-21T00:00:00Z')).toBe('01/01, 00:00');
});

test('the fixed offset agrees with the time-zone data since 1976', () => {
  const zone = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const range = { min: new Date('1976-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (moment) => {
      expect(formatDateTime(moment)).toBe(zone.format(moment));
    }),
  );
});

test('after adds a duration; hours(24) is a day in milliseconds', () => {
  expect(after('2026-11-21T00:00:00Z', minutes(5)).toISOString()).toBe('2026-11-21T00:05:00.000Z');
  expect(hours(24)).toBe(86_400_000);
});
