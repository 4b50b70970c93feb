import { endLostImports } from '#server/catalogue/index.ts';
import { setUnsentAside } from '#server/platform/mail/repository.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import { backupCopy as copy } from '../copy.vi.ts';
import { withDatabase } from './databases.ts';

/**
 * A backup has no jobs: settles the rows that wait for one. Other work is found by jobs that scan the rows.
 * @returns how many letters were unsent when the backup was made; some have been sent since
 */
export const settleLostJobs = (url: string, clock: Clock): Promise<number> =>
  withDatabase(url, async (db) => {
    const now = clock.now();
    await endLostImports(db, now);
    return setUnsentAside(db, now, copy.unsent.reason);
  });
