import { after, days, hours } from '../kernel/time.ts';

/** A calendar day in Vietnam: `2026-11-21`. */
export type Day = string;

// Vietnam keeps UTC+7 all year (kernel/time.ts).
const VIETNAM_OFFSET = hours(7);

/** The calendar day of a moment in Vietnam. */
export function dayOf(moment: Date): Day {
  return after(moment, VIETNAM_OFFSET).toISOString().slice(0, 10);
}

/** The first moment of a day in Vietnam. */
export function startOfDay(day: Day): Date {
  return after(`${day}T00:00:00.000Z`, -VIETNAM_OFFSET);
}

/** The last moment of a day in Vietnam. */
export function endOfDay(day: Day): Date {
  return after(startOfDay(day), days(1) - 1);
}

export function addDays(day: Day, count: number): Day {
  return after(`${day}T00:00:00.000Z`, days(count)).toISOString().slice(0, 10);
}

/** Monday to Friday, except holidays. */
export function isWorkingDay(day: Day, holidays: ReadonlySet<Day>): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The day `count` working days after `day`, which is not counted. */
export function addWorkingDays(day: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, holidays)) left -= 1;
  }
  return reached;
}

/** Latest arrival of a parcel handed over now (spec §3, estimatedDays; issue: working days). */
export function estimatedDelivery(now: Date, workingDays: number, holidays: ReadonlySet<Day>): Date {
  return endOfDay(addWorkingDays(dayOf(now), workingDays, holidays));
}

/** The same for a parcel that must not arrive before a day: at the earliest that day's end. */
export function notBeforeDay(estimated: Date, day: Day | null | undefined): Date {
  return day && endOfDay(day) > estimated ? endOfDay(day) : estimated;
}
