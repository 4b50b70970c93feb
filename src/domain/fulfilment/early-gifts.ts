import { holidaysBetween } from './holidays.ts';
import { addDays, addWorkingDays, dayOf, type Day } from './working-days.ts';

/**
 * The first day, from today on, on which a gift's parcel may leave so as not to come before its day, by the working days that
 * its way usually takes. Apart from `gift-days.ts`: the checkout fetches no holidays for it.
 */
export function giftLeavesFrom(notBefore: Day, deliveryDays: number, now: Date): Day {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const holidays = holidaysBetween(year, year + 1);
  let leaves = today;
  while (addWorkingDays(leaves, deliveryDays, holidays) < notBefore) leaves = addDays(leaves, 1);
  return leaves;
}
