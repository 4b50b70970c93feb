import { addDays, dayOf, type Day } from '#domain/fulfilment/working-days.ts';
import type { UrlField } from './define-list-url.ts';

/** Calendar days in Vietnam, both inclusive; '' for an open end. */
export type Period = { readonly from: Day; readonly to: Day };

/** A day in a list's URL; '' for none. */
export function dayField(param: string): UrlField<Day> {
  return { param, usual: '', read: dayIn, filters: true };
}

/** A day from the year 2000 on; '' for anything else. */
export function dayIn(text: string | null): Day {
  const moment = new Date(`${text ?? ''}T00:00:00Z`);
  const isDay = /^2\d{3}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(moment.getTime());
  // `Date` turns the 30th of February into a day in March.
  return isDay ? moment.toISOString().slice(0, 10) : '';
}

/** Swaps the two days when they are in the wrong order. */
export const inOrder = ({ from, to }: Period): Period =>
  from !== '' && to !== '' && to < from ? { from: to, to: from } : { from, to };

/** The periods a shop owner asks for most, ending today. */
export function periodsUntil(now: Date): Record<'today' | 'week' | 'month' | 'thisMonth', Period> {
  const to = dayOf(now);
  return {
    today: { from: to, to },
    week: { from: addDays(to, -6), to },
    month: { from: addDays(to, -29), to },
    thisMonth: { from: `${to.slice(0, 8)}01`, to },
  };
}
