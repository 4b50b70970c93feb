import { seconds } from '#domain/kernel/time.ts';

/** The `date` of a response is a whole second; less than this is no difference. */
const TOLERANCE = seconds(5);

let ahead = 0;

/**
 * Notes how far the device's clock is ahead of the server's. The server wrote the date at some moment since it was asked, so a
 * slow response is no wrong clock.
 * @param date header of a response
 * @param askedAt when it was asked for, by the device's clock
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const isRight = askedAt - TOLERANCE <= told && told <= Date.now() + TOLERANCE;
  ahead = isRight ? 0 : Date.now() - told;
}

/** When it is that moment of the server by the device's own clock, in milliseconds, however wrong it goes. */
export const deviceTime = (iso: string): number => Date.parse(iso) + ahead;
