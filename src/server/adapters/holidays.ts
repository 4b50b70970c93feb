import type { Day } from '#domain/fulfilment/working-days.ts';
import { addDays, dayOf } from '#domain/fulfilment/working-days.ts';

const known = new Map<number, Promise<readonly Day[]>>();

/** The public holidays of Vietnam in a year and the one after it: Tết follows the moon, so a library knows. */
export async function vietnameseHolidays(year: number): Promise<ReadonlySet<Day>> {
  const both = await Promise.all([year, year + 1].map(holidaysOf));
  return new Set(both.flat());
}

function holidaysOf(year: number): Promise<readonly Day[]> {
  const found = known.get(year) ?? readHolidays(year);
  known.set(year, found);
  return found;
}

/** Loaded only where it is used: its data is large. */
async function readHolidays(year: number): Promise<Day[]> {
  const { default: Holidays } = await import('date-holidays');
  const holidays = new Holidays('VN').getHolidays(year).filter(({ type }) => type === 'public');
  return holidays.flatMap(({ start, end }) => daysBetween(dayOf(start), dayOf(end)));
}

/** From the first day up to the one before `end`. */
function daysBetween(first: Day, end: Day): Day[] {
  return first < end ? [first, ...daysBetween(addDays(first, 1), end)] : [];
}
