import { addDays, startOfDay, type Day } from '../fulfilment/working-days.ts';
import { days } from '../kernel/time.ts';
import type { Vnd } from '../kernel/vnd.ts';
import type { OrderStatus } from '../ordering/statuses.ts';
import { reportsCopy } from './copy.vi.ts';

/** Statuses of orders that count as revenue: confirmed, and not come to nothing. */
export const EARNING_STATUSES = [
  'confirmed',
  'shipped',
  'delivered',
  'completed',
] as const satisfies OrderStatus[];

/** Maximum days of a report. */
export const REPORT_DAYS_MAX = 366;
export const REPORT_DAYS = 30;

/** Consecutive days, first and last included. */
export type Period = { readonly first: Day; readonly last: Day };

/** The last `count` days, today included. */
export function lastDays(today: Day, count: number): Period {
  return { first: addDays(today, 1 - count), last: today };
}

/** The same number of days, immediately before. */
export function periodBefore(period: Period): Period {
  return { first: addDays(period.first, -lengthOf(period)), last: addDays(period.first, -1) };
}

/** How many days a period has; 0 or fewer when it ends before it begins. */
export function lengthOf({ first, last }: Period): number {
  return Math.round((startOfDay(last).getTime() - startOfDay(first).getTime()) / days(1)) + 1;
}

/** The requested days; without both of them the last `days` up to today. */
export function askedPeriod(
  asked: { from?: Day | undefined; to?: Day | undefined; days: number },
  today: Day,
): Period {
  const { from, to, days: count } = asked;
  return from !== undefined && to !== undefined ? { first: from, last: to } : lastDays(today, count);
}

/** A message about invalid dates; null when a report can cover them. */
export function periodIssue({ first, last }: Period): string | null {
  if (last < first) return reportsCopy.endsBefore;
  return lengthOf({ first, last }) > REPORT_DAYS_MAX ? reportsCopy.tooLong(REPORT_DAYS_MAX) : null;
}

/** Presets: a number of days up to today, the current month so far, or the whole last month. */
export const PRESETS = ['7', '30', '90', 'thang-nay', 'thang-truoc'] as const;
export type Preset = (typeof PRESETS)[number];

export function presetPeriod(preset: Preset, today: Day): Period {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (preset === 'thang-nay') return { first: firstOfMonth, last: today };
  if (preset !== 'thang-truoc') return lastDays(today, Number(preset));
  const last = addDays(firstOfMonth, -1);
  return { first: `${last.slice(0, 8)}01`, last };
}

/** The current calendar year in Vietnam, up to today. */
export function yearUntil(today: Day): Period {
  return { first: `${today.slice(0, 4)}-01-01`, last: today };
}

/** Share of the year's untaxed revenue that is used, in whole per cent; null when no limit is watched (0). */
export function limitUsed(revenue: Vnd, limit: Vnd): number | null {
  return limit === 0 ? null : Math.floor((revenue / limit) * 100);
}

/** Percentages at which the owner is alerted: time to ask a tax adviser, and tax is due. */
export const LIMIT_ALARMS = [80, 100] as const;

export function daysOf({ first, last }: Period): Day[] {
  const list: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) list.push(day);
  return list;
}

/** One row per day, with an empty row where there is none. */
export function filledDays<Row extends { day: Day }, Empty extends object>(
  period: Period,
  rows: readonly Row[],
  empty: Empty,
): (Row | (Empty & { day: Day }))[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysOf(period).map((day) => known.get(day) ?? { ...empty, day });
}
