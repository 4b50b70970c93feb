import { addDays, type Day } from './working-days.ts';

/** Month and day: `02-17`. */
type DayOfYear = string;

const FIXED: readonly DayOfYear[] = ['01-01', '04-30', '05-01', '09-02'];
const TET_BEGINS_BEFORE_NEW_YEAR = 1;
const TET_DAYS = 5;

/**
 * Lunar holidays as computed for Vietnam (UTC+7; China's New Year may be a day later, as in 2030): New Year's Day, and the Hùng
 * Kings' day, the tenth of the third month. Source: `date-holidays` 3.37, which computes them and, with its astronomy, weighs 45
 * MB.
 */
const BY_THE_MOON: Readonly<Record<number, readonly [newYear: DayOfYear, kingsOfHung: DayOfYear]>> = {
  2026: ['02-17', '04-26'],
  2027: ['02-06', '04-16'],
  2028: ['01-26', '04-04'],
  2029: ['02-13', '04-23'],
  2030: ['02-02', '04-12'],
  2031: ['01-23', '04-01'],
  2032: ['02-11', '04-19'],
  2033: ['01-31', '04-09'],
  2034: ['02-19', '04-28'],
  2035: ['02-08', '04-17'],
  2036: ['01-28', '04-06'],
  2037: ['02-15', '04-24'],
  2038: ['02-04', '04-13'],
  2039: ['01-24', '04-03'],
  2040: ['02-12', '04-20'],
  2041: ['02-01', '04-10'],
  2042: ['01-22', '04-29'],
  2043: ['02-10', '04-19'],
  2044: ['01-30', '04-07'],
  2045: ['02-17', '04-26'],
  2046: ['02-06', '04-15'],
  2047: ['01-26', '04-04'],
  2048: ['02-14', '04-22'],
  2049: ['02-02', '04-11'],
  2050: ['01-23', '03-31'],
  2051: ['02-11', '04-20'],
  2052: ['02-01', '04-09'],
  2053: ['02-18', '04-28'],
  2054: ['02-08', '04-17'],
  2055: ['01-28', '04-06'],
  2056: ['02-15', '04-24'],
  2057: ['02-04', '04-13'],
  2058: ['01-24', '04-02'],
  2059: ['02-12', '04-21'],
  2060: ['02-02', '04-10'],
  2061: ['01-21', '03-31'],
  2062: ['02-09', '04-19'],
  2063: ['01-29', '04-08'],
  2064: ['02-17', '04-26'],
  2065: ['02-05', '04-15'],
  2066: ['01-26', '04-04'],
  2067: ['02-14', '04-23'],
  2068: ['02-03', '04-11'],
  2069: ['01-23', '04-01'],
  2070: ['02-11', '04-20'],
  2071: ['01-31', '04-09'],
  2072: ['02-19', '04-27'],
  2073: ['02-07', '04-16'],
  2074: ['01-27', '04-05'],
  2075: ['02-15', '04-24'],
};

/**
 * The public holidays of Vietnam from year `first` to `last`, both included. Outside the table (2026 to 2075) only those with a
 * fixed date.
 */
export function holidaysBetween(first: number, last: number): ReadonlySet<Day> {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return new Set(years.flatMap(holidaysOf));
}

function holidaysOf(year: number): Day[] {
  const [newYear, kingsOfHung] = (BY_THE_MOON[year] ?? []).map((day): Day => `${year}-${day}`);
  return [
    ...FIXED.map((day): Day => `${year}-${day}`),
    ...(newYear === undefined ? [] : tetAround(newYear)),
    ...(kingsOfHung === undefined ? [] : [kingsOfHung]),
  ];
}

function tetAround(newYear: Day): Day[] {
  return Array.from({ length: TET_DAYS }, (_, index) => addDays(newYear, index - TET_BEGINS_BEFORE_NEW_YEAR));
}
