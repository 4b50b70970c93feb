import { randomFillSync } from 'node:crypto';
import { uuidv7 } from '#domain/kernel/uuidv7.ts';

const SIZE = 16;
/** Random bytes for the next ids: fetching 16 bytes at a time would cost more than the rest of the id. */
const pool = new Uint8Array(256 * SIZE);
let used = pool.length;

/** A new time-ordered id; instances need not coordinate. */
export function newId<Id extends string>(now: Date): Id {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += SIZE;
  return uuidv7(now.getTime(), pool.subarray(used - SIZE, used)) as Id;
}
