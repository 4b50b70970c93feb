import { and, desc, eq, lt } from 'drizzle-orm';
import { after, days } from '#domain/kernel/time.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { backupRuns } from './tables.ts';

export type Run = typeof backupRuns.$inferSelect;

const KEPT = days(180);

export async function recordRun(db: Db, run: Omit<Run, 'id'>): Promise<void> {
  await db.insert(backupRuns).values({ ...run, id: newId(run.at) });
  await db.delete(backupRuns).where(lt(backupRuns.at, after(run.at, -KEPT)));
}

/** The newest of a kind; with `ok` the newest that succeeded. */
export async function findLatest(db: Db, kind: Run['kind'], ok?: true): Promise<Run | null> {
  const wanted = and(eq(backupRuns.kind, kind), ok && eq(backupRuns.ok, true));
  const [run] = await db.select().from(backupRuns).where(wanted).orderBy(desc(backupRuns.at)).limit(1);
  return run ?? null;
}
