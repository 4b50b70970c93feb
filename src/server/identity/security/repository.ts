import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { SecurityKind } from '#domain/identity/security.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import { securityEvents } from '../tables.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;
export type NewSecurityEvent = Omit<typeof securityEvents.$inferInsert, 'id'>;

export async function insertSecurityEvent(db: Db, event: NewSecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}

type Wanted = { kind?: SecurityKind | undefined; user?: UserId | undefined; page: number; limit: number };

/** A page of events, newest first. */
export async function listSecurityEvents(
  db: Db,
  query: Wanted,
): Promise<{ rows: SecurityEventRow[]; total: number }> {
  const wanted = and(
    query.kind && eq(securityEvents.kind, query.kind),
    query.user && eq(securityEvents.userId, query.user),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(securityEvents)
      .where(wanted)
      .orderBy(desc(securityEvents.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(securityEvents, wanted),
  ]);
  return { rows, total };
}

export async function hasEventSince(db: Db, route: string, since: Date): Promise<boolean> {
  const called = and(gt(securityEvents.at, since), eq(securityEvents.route, route));
  return (await db.$count(securityEvents, called)) > 0;
}

export async function purgeSecurityEvents(db: Db, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, before));
}
