import { expect, test } from 'vitest';
import { checkGiftDay, dayInWords, giftDays } from './gift-days.ts';

// 00:30 of the 24th in Vietnam, still the 23rd in London.
const NOW = new Date('2026-11-23T17:30:00Z');

test('the gift day is from tomorrow to sixty days from today, in the time zone of Vietnam', () => {
  expect(giftDays(NOW)).toEqual({ least: '2026-11-25', most: '2027-01-23' });
  expect(dayInWords('2026-11-25')).toBe('25/11/2026');
});

test.each([
  ['2026-11-24', false],
  ['2026-11-25', true],
  ['2027-01-23', true],
  ['2027-01-24', false],
  ['', false],
  ['2026-12-1', false],
  ['2026-12-01T00:00', false],
])('gift day "%s" is accepted: %s', (day, fits) => {
  const told = 'Ngày giao sớm nhất nằm trong khoảng 25/11/2026 đến 23/01/2027';
  expect(checkGiftDay(day, NOW)?.message).toBe(fits ? undefined : told);
});
