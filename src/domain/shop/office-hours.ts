import { hours } from '../kernel/time.ts';
import type { ShopSettings } from './settings.ts';

/** Office hours, as hours of the day in Vietnam. */
export type OfficeHours = { readonly from: number; readonly until: number };

/** The shop's office hours, the same every day of the week. */
export const officeHoursOf = ({
  openFrom,
  openUntil,
}: Pick<ShopSettings, 'openFrom' | 'openUntil'>): OfficeHours => ({
  from: openFrom,
  until: openUntil,
});

const VIETNAM_OFFSET = hours(7);

/** Whether staff can be expected to answer at this moment. */
export function isOfficeTime(now: Date, { from, until }: OfficeHours): boolean {
  const hour = new Date(now.getTime() + VIETNAM_OFFSET).getUTCHours();
  return hour >= from && hour < until;
}
