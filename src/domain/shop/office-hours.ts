import { hours } from '../kernel/time.ts';
import type { ShopSettings } from './settings.ts';

/** From when until when people answer, in hours of the day in Vietnam. */
export type OfficeHours = { readonly from: number; readonly until: number };

/** When the people of a shop answer, every day of the week. */
export const officeHoursOf = ({
  openFrom,
  openUntil,
}: Pick<ShopSettings, 'openFrom' | 'openUntil'>): OfficeHours => ({
  from: openFrom,
  until: openUntil,
});

const VIETNAM_OFFSET = hours(7);

/** Whether somebody can be expected to answer at this moment. */
export function isOfficeTime(now: Date, { from, until }: OfficeHours): boolean {
  const hour = new Date(now.getTime() + VIETNAM_OFFSET).getUTCHours();
  return hour >= from && hour < until;
}
