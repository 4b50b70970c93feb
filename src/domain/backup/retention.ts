import { days, hours } from '../kernel/time.ts';

/** How many backups are kept: the newest of each of so many days, weeks and months that have one. */
const KEPT = { day: 7, week: 4, month: 6 };

/**
 * The backups that may be deleted, by their creation times. The newest of a day (week, month) represents it; days and weeks
 * without a backup do not count, so that a shop that was closed keeps its last ones.
 * @returns the times of backups that represent no retained period; never the newest
 */
export function outdated(moments: readonly Date[]): Date[] {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set<Date>();
  for (const [period, count] of Object.entries(KEPT) as [keyof typeof KEPT, number][]) {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      const key = periodOf(moment, period);
      if (seen.has(key) || seen.size === count) continue;
      seen.add(key);
      kept.add(moment);
    }
  }
  return newestFirst.filter((moment) => !kept.has(moment));
}

/** In Vietnam time; weeks begin on Monday. */
function periodOf(moment: Date, period: keyof typeof KEPT): string {
  const local = new Date(moment.getTime() + hours(7));
  const day = local.toISOString().slice(0, 10);
  if (period === 'month') return day.slice(0, 7);
  if (period === 'day') return day;
  const monday = new Date(local.getTime() - days((local.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

/** Age at which the last backup counts as late: the nightly one was missed. */
export const BACKUP_LATE_AFTER = hours(26);
