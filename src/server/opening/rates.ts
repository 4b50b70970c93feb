import { hours, minutes, seconds } from '#domain/kernel/time.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';

/** Each costs a hash, and nobody needs more than one. */
export const FIRST_ADMIN: Limit = {
  name: 'first-admin-address',
  points: 20,
  seconds: minutes(15) / seconds(1),
};
/** The shop is nobody's way to fill a stranger's mailbox. */
export const TEST_LETTERS: Limit = {
  name: 'test-letter',
  points: 20,
  seconds: hours(1) / seconds(1),
  by: ({ actor }) => actor?.id,
};
export const TEST_CODES: Limit = {
  name: 'test-code',
  points: 20,
  seconds: hours(1) / seconds(1),
  by: ({ actor }) => actor?.id,
  failuresOnly: true,
};
