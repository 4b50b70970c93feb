import { minutes } from '#domain/kernel/time.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';

/** Far above what a person does; rendering a QR code takes a few milliseconds. */
export const PAYMENTS = perUser('payments', 300, minutes(10));
