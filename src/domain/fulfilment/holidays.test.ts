import { expect, test } from 'vitest';
import { holidaysBetween } from './holidays.ts';
import { addDays, type Day } from './working-days.ts';

const CHINESE_CALENDAR = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

const YEARS = Array.from({ length: 50 }, (_, index) => 2026 + index);

test('2026 and early 2027: the fixed holidays, the Hùng Kings’ day of the lunar calendar and five days of Tết', () => {
  const days = [...holidaysBetween(2026, 2027)].filter((day) => day < '2027-03-01').toSorted();
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

test('lunar holidays of 50 years are those of the Chinese calendar, except on five known days', () => {
  const holidays = holidaysBetween(2026, 2075);
  const others = YEARS.flatMap((year) => daysFrom(`${year}-01-15`, `${year}-05-05`)).filter((day) => {
    const moonDay = CHINESE_CALENDAR.format(new Date(day));
    if (moonDay === '3/10') return !holidays.has(day);
    const around = [-2, -1, 0, 1, 2, 3, 4].map((distance) => holidays.has(addDays(day, distance)));
    return moonDay === '1/1' && around.join() !== 'false,true,true,true,true,true,false';
  });
  // The days on which the two calendars differ, by one day.
  expect(others).toEqual(['2027-02-07', '2037-04-25', '2038-04-14', '2050-04-01', '2053-02-19']);
});

test('after 2075 only the fixed holidays are known', () => {
  expect([...holidaysBetween(2076, 2076)]).toEqual(['2076-01-01', '2076-04-30', '2076-05-01', '2076-09-02']);
});

/** Days from `first` up to the one before `end`. */
function daysFrom(first: Day, end: Day): Day[] {
  const days = [];
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}
