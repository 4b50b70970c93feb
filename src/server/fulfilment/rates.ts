import type { Limit } from '#server/platform/http/rate-limit.ts';

/** Decoding photographs costs; a shipper's day has fewer. */
export const PROOFS: Limit = {
  name: 'proofs',
  points: 120,
  seconds: 600,
  by: (request) => request.actor?.id,
};
