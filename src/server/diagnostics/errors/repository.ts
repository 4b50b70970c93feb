import { desc, eq, inArray, max, min, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/connection.ts';
import { clientErrors } from '../tables.ts';

/** Older releases are of no use in the filter. */
const MOST_RELEASES = 8;

export type ClientErrorRow = typeof clientErrors.$inferSelect;
export type NewClientError = typeof clientErrors.$inferInsert;

/** Stores an error; a known one is updated and its count incremented. @returns true when it is new */
export async function storeError(db: Db, report: NewClientError): Promise<boolean> {
  const { id: _, fingerprint: __, firstSeenAt: ___, firstRelease: ____, ...latest } = report;
  const [kept] = await db
    .insert(clientErrors)
    .values(report)
    .onConflictDoUpdate({
      target: clientErrors.fingerprint,
      set: { ...latest, count: sql`${clientErrors.count} + 1` },
    })
    .returning({ count: clientErrors.count });
  return kept?.count === 1;
}

/** Deletes all but the `most` last seen. */
export async function purgeErrorsBeyond(db: Db, most: number): Promise<void> {
  const old = db
    .select({ id: clientErrors.id })
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastSeenAt), desc(clientErrors.id))
    .offset(most);
  await db.delete(clientErrors).where(inArray(clientErrors.id, old));
}

export function listErrors(
  db: Db,
  { page, limit, release }: { page: number; limit: number; release?: string | undefined },
): Promise<ClientErrorRow[]> {
  return db
    .select()
    .from(clientErrors)
    .where(ofRelease(release))
    .orderBy(desc(clientErrors.lastSeenAt), desc(clientErrors.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export function countErrors(db: Db, release?: string): Promise<number> {
  return db.$count(clientErrors, ofRelease(release));
}

const ofRelease = (release: string | undefined) =>
  release === undefined ? undefined : eq(clientErrors.release, release);

/** Releases in which errors were last seen, latest first, with the number of errors and since when. */
export async function listReleases(db: Db): Promise<{ release: string; errors: number; since: Date }[]> {
  const rows = await db
    .select({
      release: clientErrors.release,
      errors: sql<number>`count(*)::int`,
      since: min(clientErrors.firstSeenAt),
    })
    .from(clientErrors)
    .groupBy(clientErrors.release)
    .orderBy(desc(max(clientErrors.lastSeenAt)))
    .limit(MOST_RELEASES);
  return rows.flatMap(({ release, since, errors }) =>
    release === null || since === null ? [] : [{ release, since, errors }],
  );
}
