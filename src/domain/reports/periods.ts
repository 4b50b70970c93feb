import { addDays, startOfDay, type Day } from '../fulfilment/working-days.ts';
import type { Vnd } from '../kernel/vnd.ts';
import type { OrderStatus } from '../ordering/statuses.ts';

/** Orders whose money counts: agreed with the shop and not come to nothing. */
export const EARNING_STATUSES = [
  'confirmed',
  'shipped',
  'delivered',
  'completed',
] as const satisfies OrderStatus[];

/** The most days a report looks at. */
export const REPORT_DAYS_MAX = 366;
export const REPORT_DAYS = 30;

/** Days that follow one another, first and last included. */
export type Period = { readonly first: Day; readonly last: Day };

/** The last `days` days, today included. */
export function lastDays(today: Day, days: number): Period {
  return { first: addDays(today, 1 - days), last: today };
}

/** The same number of days, just before. */
export function periodBefore({ first }: Period, days: number): Period {
  return { first: addDays(first, -days), last: addDays(first, -1) };
}

/** A year of the calendar in Vietnam as far as it has come. */
export function yearUntil(today: Day): Period {
  return { first: `${today.slice(0, 4)}-01-01`, last: today };
}

/** How much of the untaxed revenue of a year is used, in whole per cent; null where the shop watches no limit (0). */
export function limitUsed(revenue: Vnd, limit: Vnd): number | null {
  return limit === 0 ? null : Math.floor((revenue / limit) * 100);
}

/** The owner is told when so many per cent are reached: time to ask a tax adviser, and when it is due. */
export const LIMIT_ALARMS = [80, 100] as const;

export function daysOf({ first, last }: Period): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The moments a period covers: from the first, up to but without the second. */
export function spanOf({ first, last }: Period): { from: Date; until: Date } {
  return { from: startOfDay(first), until: startOfDay(addDays(last, 1)) };
}

/** One number for every day, 0 where nothing is known. */
export function filledDays<Row extends { day: Day }, Empty extends object>(
  period: Period,
  rows: readonly Row[],
  empty: Empty,
): (Row | (Empty & { day: Day }))[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysOf(period).map((day) => known.get(day) ?? { ...empty, day });
}
