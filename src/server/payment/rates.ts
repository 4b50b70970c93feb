import { minutes } from '#domain/kernel/time.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';

/** Far above a person's pace; drawing a code costs a few milliseconds. */
export const PAYMENTS = perUser('payments', 300, minutes(10));
