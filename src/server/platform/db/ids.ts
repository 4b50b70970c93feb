import { randomFillSync } from 'node:crypto';
import { uuidv7 } from '#domain/kernel/uuidv7.ts';

const SIZE = 16;
/** Random bytes for the next ids: fetching them sixteen at a time takes longer than all else about an id. */
const pool = new Uint8Array(256 * SIZE);
let used = pool.length;

/** A new time-ordered id; instances need no coordination. */
export function newId<Id extends string>(now: Date): Id {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += SIZE;
  return uuidv7(now.getTime(), pool.subarray(used - SIZE, used)) as Id;
}
