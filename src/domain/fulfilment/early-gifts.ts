import { holidaysBetween } from './holidays.ts';
import { addDays, addWorkingDays, dayOf, type Day } from './working-days.ts';

/**
 * The first day, from today on, on which a gift's parcel may be dispatched without arriving before `notBefore`, given the usual
 * transit time in working days. Not in `gift-days.ts`, so that the checkout does not load the table of holidays.
 */
export function giftLeavesFrom(notBefore: Day, deliveryDays: number, now: Date): Day {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const holidays = holidaysBetween(year, year + 1);
  let leaves = today;
  while (addWorkingDays(leaves, deliveryDays, holidays) < notBefore) leaves = addDays(leaves, 1);
  return leaves;
}
