import { formatDate } from '../kernel/time.ts';
import { issue, type Issue } from '../kernel/issue.ts';
import { giftWords } from '../ordering/gifts.vi.ts';
import { addDays, dayOf, startOfDay, type Day } from './working-days.ts';

/** How many days ahead a gift may be held for its day; its pieces are reserved that long. */
const GIFT_DAYS_AHEAD = 60;

/** The range of days before which a gift must not arrive: from tomorrow on, in Vietnam. */
export function giftDays(now: Date): { least: Day; most: Day } {
  const today = dayOf(now);
  return { least: addDays(today, 1), most: addDays(today, GIFT_DAYS_AHEAD) };
}

/** Validates such a day. @param day `2026-12-24` */
export function checkGiftDay(day: string, now: Date): Issue | null {
  const { least, most } = giftDays(now);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && day >= least && day <= most) return null;
  return issue('out_of_range', giftWords.notBefore(dayInWords(least), dayInWords(most)));
}

/** `24/12/2026`. */
export function dayInWords(day: Day): string {
  return formatDate(startOfDay(day));
}
