import { addDays, dayOf, type Day } from '#domain/fulfilment/working-days.ts';
import type { UrlField } from './define-list-url.ts';

/** Days in Vietnam, both included; '' for no end. */
export type Period = { readonly from: Day; readonly to: Day };

/** A day of a list's address; '' for none. */
export function aDay(param: string): UrlField<Day> {
  return { param, usual: '', read: dayIn, filters: true };
}

/** A day of this age; '' for anything else. */
export function dayIn(text: string | null): Day {
  const moment = new Date(`${text ?? ''}T00:00:00Z`);
  const isDay = /^2\d{3}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(moment.getTime());
  // The 30th of February becomes a day of March.
  return isDay ? moment.toISOString().slice(0, 10) : '';
}

/** Days the wrong way round are meant the other way. */
export const inOrder = ({ from, to }: Period): Period =>
  from !== '' && to !== '' && to < from ? { from: to, to: from } : { from, to };

/** What a shop owner asks for most, up to today. */
export function periodsUntil(now: Date): Record<'today' | 'week' | 'month' | 'thisMonth', Period> {
  const to = dayOf(now);
  return {
    today: { from: to, to },
    week: { from: addDays(to, -6), to },
    month: { from: addDays(to, -29), to },
    thisMonth: { from: `${to.slice(0, 8)}01`, to },
  };
}
