import type { ShopSettings } from '../shop/settings.ts';
import { readDay } from '../kernel/days.ts';
import { days } from '../kernel/time.ts';
import { holidaysBetween } from './holidays.ts';
import { addDays, addWorkingDays, isWorkingDay, type Day } from './working-days.ts';

/**
 * Why an order was promised a day: it was placed, its lead time started (confirmed or photos approved), or the previous day could
 * not be kept.
 */
export const PROMISE_REASONS = ['placed', 'confirmed', 'agreed', 'late'] as const;
export type PromiseReason = (typeof PROMISE_REASONS)[number];

/** Filters of the promise list at the desk. */
export const PROMISE_FILTERS = ['due'] as const;
export type PromiseFilter = (typeof PROMISE_FILTERS)[number];

/** Capacity and closed days of the workshop (settings of the shop). */
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

/** The work left before a parcel can leave. */
export type Work = {
  /** Bracelets to thread; ready-made ones do not count. */
  readonly toMake: number;
  /** Bracelets queued before them. */
  readonly ahead: number;
  /** Lead time in days of the slowest charm; null when none is stated. */
  readonly makingDays: number | null;
  /** Whether the photograph before making is still to be sent. */
  readonly photoToCome: boolean;
};

type Asked = {
  /** The day from which it counts, not counted itself. */
  readonly from: Day;
  readonly work: Work;
  /** Working days of delivery. */
  readonly deliveryDays: number;
  /** The day before which a gift must not arrive. */
  readonly notBefore?: Day | null | undefined;
};

/** `day`: arrival at the latest; `handOver`: the last day on which the parcel may leave the workshop for that. */
export type Promised = { readonly day: Day; readonly handOver: Day };

/** Maximum working days ahead for which a day is promised. */
export const PROMISE_DAYS_MAX = 365;

/**
 * The day by which an order will arrive; null when none can be promised, because the capacity is not set or more than a year's
 * work is queued. Never a holiday, a Saturday, a Sunday, a day of the pause, or a day before a gift's own.
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

/** The last workshop day on which a parcel may leave to arrive by `day`. */
export function lastHandOver(day: Day, deliveryDays: number, shop: Workshop): Day {
  const closed = closedAround(day, shop);
  let leaves = day;
  for (let left = deliveryDays; left > 0; leaves = addDays(leaves, -1)) {
    if (isWorkingDay(leaves, closed)) left -= 1;
  }
  while (!isWorkshopDay(leaves, closed, shop)) leaves = addDays(leaves, -1);
  return leaves;
}

/** Workshop days until the order is packed; null when the capacity is not set. */
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

/** Holidays and the pause, in the years around a day. */
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
