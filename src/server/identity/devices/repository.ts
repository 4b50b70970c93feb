import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { SessionId, UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { SessionRow } from '../sessions/repository.ts';
import { sessions } from '../tables.ts';

const living = (userId: UserId, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** A user's active sessions, last seen first. */
export function listActiveSessions(db: Db, userId: UserId, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(living(userId, now))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

/**
 * Ends one of a user's own sessions.
 * @returns false when there is no active one with this id
 */
export async function endOwnSession(db: Db, userId: UserId, id: SessionId, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(living(userId, now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
