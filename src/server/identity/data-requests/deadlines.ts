import { holidaysBetween } from '#domain/fulfilment/holidays.ts';
import { addDays, addWorkingDays, dayOf, endOfDay } from '#domain/fulfilment/working-days.ts';
import { days } from '#domain/kernel/time.ts';
import {
  DATA_REQUEST_ACT_DAYS,
  DATA_REQUEST_DAYS,
  type DataRequestKind,
} from '#domain/identity/data-requests.ts';

/** Until when one is answered, and until when it is done: the ends of those days in Vietnam. */
export function dataRequestDeadlines(kind: DataRequestKind, came: Date): { dueBy: Date; actBy: Date } {
  const day = dayOf(came);
  const year = Number(day.slice(0, 4));
  const holidays = holidaysBetween(year, year + 1);
  return {
    dueBy: endOfDay(addWorkingDays(day, DATA_REQUEST_DAYS, holidays)),
    actBy: endOfDay(addDays(day, DATA_REQUEST_ACT_DAYS[kind])),
  };
}

/** How long those of people without an account are kept once they are done, as proof; the others go with their accounts. */
export const DATA_REQUESTS_KEPT = days(2 * 365);
