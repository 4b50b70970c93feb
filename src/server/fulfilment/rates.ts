import { minutes } from '#domain/kernel/time.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';

/** Decoding photographs costs; a shipper's day has fewer. */
export const PROOFS = perUser('proofs', 120, minutes(10));
