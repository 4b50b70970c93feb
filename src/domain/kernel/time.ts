/** Durations in milliseconds: `minutes(5)`. */
export const seconds = (n: number): number => n * 1_000;
export const minutes = (n: number): number => seconds(n * 60);
export const hours = (n: number): number => minutes(n * 60);
export const days = (n: number): number => hours(n * 24);

/** A moment as the code holds it: a Date, milliseconds since the epoch, or an ISO 8601 text from the wire. */
export type Moment = Date | number | string;

/** The moment `duration` milliseconds later. */
export function after(moment: Moment, duration: number): Date {
  return new Date(toMs(moment) + duration);
}

/** `21/11/2026, 14:05` in Asia/Ho_Chi_Minh, on any host (look, Typography). */
export function formatDateTime(moment: Moment): string {
  const { day, month, year, hour, minute } = inVietnam(moment);
  return `${day}/${month}/${year}, ${hour}:${minute}`;
}

/** `21/11/2026` in Asia/Ho_Chi_Minh. */
export function formatDate(moment: Moment): string {
  const { day, month, year } = inVietnam(moment);
  return `${day}/${month}/${year}`;
}

/** `21/11, 14:05`: where the year is evident. */
export function formatShortDateTime(moment: Moment): string {
  const { day, month, hour, minute } = inVietnam(moment);
  return `${day}/${month}, ${hour}:${minute}`;
}

/** `21/11, 14:05`, with the year when it differs from that of `now`. */
export function formatRecentDateTime(moment: Moment, now: Moment): string {
  return inVietnam(moment).year === inVietnam(now).year
    ? formatShortDateTime(moment)
    : formatDateTime(moment);
}

// Vietnam has kept UTC+7 without summer time since 1975; a fixed offset needs no time-zone data and is the same on every host.
const VIETNAM_OFFSET = hours(7);

function inVietnam(moment: Moment) {
  const local = new Date(toMs(moment) + VIETNAM_OFFSET);
  return {
    day: two(local.getUTCDate()),
    month: two(local.getUTCMonth() + 1),
    year: String(local.getUTCFullYear()),
    hour: two(local.getUTCHours()),
    minute: two(local.getUTCMinutes()),
  };
}

function toMs(moment: Moment): number {
  return typeof moment === 'number' ? moment : new Date(moment).getTime();
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
