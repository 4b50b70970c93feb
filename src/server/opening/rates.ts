import { hours, minutes, seconds } from '#domain/kernel/time.ts';
import { perUser, type Limit } from '#server/platform/http/rate-limit.ts';

/** Each request costs a password hash, and nobody needs more than one. */
export const FIRST_ADMIN: Limit = {
  name: 'first-admin-address',
  points: 20,
  seconds: minutes(15) / seconds(1),
};
/** Keeps admins from flooding a stranger's mailbox. */
export const TEST_LETTERS = perUser('test-letter', 20, hours(1));
export const TEST_CODES = { ...perUser('test-code', 20, hours(1)), failuresOnly: true };
