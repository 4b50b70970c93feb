import { randomBytes } from 'node:crypto';
import { uuidv7 } from '#domain/kernel/uuidv7.ts';

/** A new time-ordered id; instances need no coordination. */
export function newId<Id extends string>(now: Date): Id {
  return uuidv7(now.getTime(), randomBytes(16)) as Id;
}
