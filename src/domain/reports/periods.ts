import { addDays, startOfDay, type Day } from '../fulfilment/working-days.ts';
import { days } from '../kernel/time.ts';
import type { Vnd } from '../kernel/vnd.ts';
import type { OrderStatus } from '../ordering/statuses.ts';
import { reportsCopy } from './copy.vi.ts';

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

/** The last `count` days, today included. */
export function lastDays(today: Day, count: number): Period {
  return { first: addDays(today, 1 - count), last: today };
}

/** The same number of days, just before. */
export function periodBefore(period: Period): Period {
  return { first: addDays(period.first, -lengthOf(period)), last: addDays(period.first, -1) };
}

/** How many days a period has; 0 or fewer when it ends before it begins. */
export function lengthOf({ first, last }: Period): number {
  return Math.round((startOfDay(last).getTime() - startOfDay(first).getTime()) / days(1)) + 1;
}

/** The days that a report was asked for; without two of them the last `days` up to today. */
export function askedPeriod(
  asked: { from?: Day | undefined; to?: Day | undefined; days: number },
  today: Day,
): Period {
  const { from, to, days: count } = asked;
  return from !== undefined && to !== undefined ? { first: from, last: to } : lastDays(today, count);
}

/** What is wrong with the two days of a report, in so many words; null for days that can be looked at. */
export function periodIssue({ first, last }: Period): string | null {
  if (last < first) return reportsCopy.endsBefore;
  return lengthOf({ first, last }) > REPORT_DAYS_MAX ? reportsCopy.tooLong(REPORT_DAYS_MAX) : null;
}

/** What the owner looks at most: so many days up to today, this month so far, or all of the last one. */
export const PRESETS = ['7', '30', '90', 'thang-nay', 'thang-truoc'] as const;
export type Preset = (typeof PRESETS)[number];

export function presetPeriod(preset: Preset, today: Day): Period {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (preset === 'thang-nay') return { first: firstOfMonth, last: today };
  if (preset !== 'thang-truoc') return lastDays(today, Number(preset));
  const last = addDays(firstOfMonth, -1);
  return { first: `${last.slice(0, 8)}01`, last };
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
  const list: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) list.push(day);
  return list;
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
