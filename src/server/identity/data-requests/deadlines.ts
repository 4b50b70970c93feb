import { holidaysBetween } from '#domain/fulfilment/holidays.ts';
import { addDays, addWorkingDays, dayOf, endOfDay } from '#domain/fulfilment/working-days.ts';
import { days } from '#domain/kernel/time.ts';
import {
  DATA_REQUEST_ACT_DAYS,
  DATA_REQUEST_DAYS,
  type DataRequestKind,
} from '#domain/identity/data-requests.ts';

/** By when a request must be answered (`dueBy`) and carried out (`actBy`): the ends of those days in Vietnam. */
export function dataRequestDeadlines(kind: DataRequestKind, came: Date): { dueBy: Date; actBy: Date } {
  const day = dayOf(came);
  const year = Number(day.slice(0, 4));
  const holidays = holidaysBetween(year, year + 1);
  return {
    dueBy: endOfDay(addWorkingDays(day, DATA_REQUEST_DAYS, holidays)),
    actBy: endOfDay(addDays(day, DATA_REQUEST_ACT_DAYS[kind])),
  };
}

/** How long completed requests of people without an account are kept as proof; others are deleted with their accounts. */
export const DATA_REQUESTS_KEPT = days(2 * 365);
