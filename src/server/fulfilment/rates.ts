import { minutes } from '#domain/kernel/time.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';

/** Decoding photos is expensive; a shipper's day needs fewer. */
export const PROOFS = perUser('proofs', 120, minutes(10));
