import { seconds } from '#domain/kernel/time.ts';

/** The `date` of a response is a whole second; less than this is no difference. */
const TOLERANCE = seconds(5);

let clockOffset = 0;

/**
 * Notes how far the device's clock is ahead of the server's. The server wrote the date at some moment since it was asked, so a
 * slow response is no wrong clock.
 * @param date header of a response
 * @param askedAt when it was asked for, by the device's clock
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  const isRight = askedAt - TOLERANCE <= serverTime && serverTime <= Date.now() + TOLERANCE;
  clockOffset = isRight ? 0 : Date.now() - serverTime;
}

/** When it is that moment of the server by the device's own clock, in milliseconds, however wrong it goes. */
export const deviceTime = (iso: string): number => Date.parse(iso) + clockOffset;
