import type { ShopSettings } from '../shop/settings.ts';
import { readDay } from '../kernel/days.ts';
import { days } from '../kernel/time.ts';
import { holidaysBetween } from './holidays.ts';
import { addDays, addWorkingDays, isWorkingDay, type Day } from './working-days.ts';

/** Why an order was promised another day: it was placed, its counting began later, or its day could not be kept. */
export const PROMISE_REASONS = ['placed', 'confirmed', 'agreed', 'late'] as const;
export type PromiseReason = (typeof PROMISE_REASONS)[number];

/** How staff look for promises at their desk. */
export const PROMISE_FILTERS = ['due'] as const;
export type PromiseFilter = (typeof PROMISE_FILTERS)[number];

/** How much the workshop does, and when it rests (settings of the shop). */
export type Workshop = Pick<
  ShopSettings,
  | 'makeDaily'
  | 'makeDays'
  | 'photoDays'
  | 'packDays'
  | 'makeSaturdays'
  | 'makeSundays'
  | 'pauseFrom'
  | 'pauseUntil'
>;

/** What is still to be done before a parcel leaves. */
export type Work = {
  /** Bracelets to thread; 0 for those that lie ready. */
  readonly toMake: number;
  /** Bracelets that are threaded before them. */
  readonly ahead: number;
  /** Days that the slowest charm takes; null where none says so. */
  readonly makingDays: number | null;
  /** Whether the photograph before making has not been sent yet. */
  readonly photoToCome: boolean;
};

type Asked = {
  /** The day from which it counts; it does not count itself. */
  readonly from: Day;
  readonly work: Work;
  /** Working days that the way takes. */
  readonly deliveryDays: number;
  /** The day before which a gift must not come. */
  readonly notBefore?: Day | null | undefined;
};

/** `day`: there at the latest; `handOver`: the last day on which it may leave the workshop for that. */
export type Promised = { readonly day: Day; readonly handOver: Day };

/** Nobody promises further ahead than so many days of work. */
export const PROMISE_DAYS_MAX = 365;

/**
 * The day by which an order can be there; null where none can be promised: nobody said how much the workshop makes, or more
 * waits than a year's work. Never a holiday, a Saturday, a Sunday, a day of the pause, or one before a gift's own.
 */
export function promiseOf({ from, work, deliveryDays, notBefore }: Asked, shop: Workshop): Promised | null {
  const wanted = workDays(work, shop);
  if (wanted === null || wanted > PROMISE_DAYS_MAX) return null;
  const closed = closedAround(from, shop);
  let ready = from;
  for (let left = wanted; left > 0;) {
    ready = addDays(ready, 1);
    if (isWorkshopDay(ready, closed, shop)) left -= 1;
  }
  const arrival = addWorkingDays(ready, deliveryDays, closed);
  const isLater = notBefore !== null && notBefore !== undefined && notBefore > arrival;
  const day = isLater ? addWorkingDays(addDays(notBefore, -1), 1, closed) : arrival;
  return { day, handOver: lastHandOver(day, deliveryDays, shop) };
}

/** The last day of the workshop on which a parcel may leave to be there on a day. */
export function lastHandOver(day: Day, deliveryDays: number, shop: Workshop): Day {
  const closed = closedAround(day, shop);
  let leaves = day;
  for (let left = deliveryDays; left > 0; leaves = addDays(leaves, -1)) {
    if (isWorkingDay(leaves, closed)) left -= 1;
  }
  while (!isWorkshopDay(leaves, closed, shop)) leaves = addDays(leaves, -1);
  return leaves;
}

/** Days of the workshop until it is packed; null where nobody said how much it makes. */
function workDays({ toMake, ahead, makingDays, photoToCome }: Work, shop: Workshop): number | null {
  if (shop.makeDaily === 0) return null;
  if (toMake === 0) return shop.packDays;
  const queue = Math.floor((ahead + toMake - 1) / shop.makeDaily);
  return (photoToCome ? shop.photoDays : 0) + queue + Math.max(shop.makeDays, makingDays ?? 0);
}

function isWorkshopDay(
  day: Day,
  closed: ReadonlySet<Day>,
  { makeSaturdays, makeSundays }: Workshop,
): boolean {
  if (closed.has(day)) return false;
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return (weekday !== 6 || makeSaturdays) && (weekday !== 0 || makeSundays);
}

/** Holidays and the pause, of the years around a day. */
function closedAround(day: Day, shop: Workshop): ReadonlySet<Day> {
  const year = Number(day.slice(0, 4));
  return new Set([...holidaysBetween(year - 1, year + 3), ...pauseOf(shop)]);
}

function pauseOf({ pauseFrom, pauseUntil }: Workshop): Day[] {
  const [from, until] = [readDay(pauseFrom), readDay(pauseUntil)];
  if (from === null || until === null) return [];
  const length = Math.max(0, (Date.parse(until) - Date.parse(from)) / days(1) + 1);
  return Array.from({ length }, (_, index) => addDays(from, index));
}
