import { seconds } from '#domain/kernel/time.ts';

/** The `date` of a response is a whole second, and the response took a while: less than this is no difference. */
const TOLERANCE = seconds(5);

let ahead = 0;

/** Notes how far the device's clock is ahead of the server's. @param date header of a response */
export function noteServerTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const by = Date.now() - told;
  ahead = Math.abs(by) > TOLERANCE ? by : 0;
}

/** When it is that moment of the server by the device's own clock, in milliseconds, however wrong it goes. */
export const deviceTime = (iso: string): number => Date.parse(iso) + ahead;
