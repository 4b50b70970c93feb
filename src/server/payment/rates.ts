import type { Limit } from '#server/platform/http/rate-limit.ts';

/** Far above a person's pace; drawing a code costs a few milliseconds. */
export const PAYMENTS: Limit = {
  name: 'payments',
  points: 300,
  seconds: 600,
  by: (request) => request.actor?.id,
};
