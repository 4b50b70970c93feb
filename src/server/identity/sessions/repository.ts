import { and, eq, getTableColumns, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SessionId, UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { isOneOf, readyQuery } from '#server/platform/db/ready.ts';
import type { UserRow } from '../accounts/repository.ts';
import { refreshTokens, sessions, users } from '../tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
type RefreshTokenRow = typeof refreshTokens.$inferSelect;
export type ActiveSession = { session: SessionRow; user: UserRow };

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** An active session, with its user's current data. */
export async function findActiveSession(
  db: Db,
  id: SessionId,
  now: Date,
): Promise<ActiveSession | undefined> {
  const [row] = await livingSession(db).execute({ id, now: now.toISOString() });
  return row;
}

/** Runs for every authenticated request. */
const livingSession = readyQuery((db) =>
  db
    .select({ session: getTableColumns(sessions), user: getTableColumns(users) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.disabledAt),
      ),
    )
    .prepare('living_session'),
);

/** Whose sessions these are, of those that are active. */
export async function listActivePeople(
  db: Db,
  ids: readonly SessionId[],
  now: Date,
): Promise<({ sessionId: SessionId } & Pick<UserRow, 'role' | 'name' | 'avatar'>)[]> {
  return activePeople(db).execute({ ids, now: now.toISOString() });
}

/** Runs for every event of an open page. */
const activePeople = readyQuery((db) =>
  db
    .select({ sessionId: sessions.id, role: users.role, name: users.name, avatar: users.avatar })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        isOneOf(sessions.id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.disabledAt),
      ),
    )
    .prepare('active_people'),
);

export async function extendSession(
  db: Db,
  id: SessionId,
  used: Pick<SessionRow, 'expiresAt' | 'network' | 'seenAt'>,
): Promise<void> {
  await db.update(sessions).set(used).where(eq(sessions.id, id));
}

/** Records when the user last proved her identity in a session. */
export async function noteProof(db: Db, id: SessionId, provedAt: Date): Promise<void> {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.id, id));
}

/** @returns the session's user; undefined when it had ended already */
export async function endSession(db: Db, id: SessionId, now: Date): Promise<UserId | undefined> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  return ended?.userId;
}

/**
 * Ends a user's sessions, all but `except`.
 * @returns those that were still open
 */
export async function endSessionsOf(
  db: Db,
  userId: UserId,
  { except, now }: { except: SessionId | null; now: Date },
): Promise<SessionId[]> {
  const others = except === null ? undefined : ne(sessions.id, except);
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

export async function insertRefreshToken(db: Db, hash: string, sessionId: SessionId): Promise<void> {
  await db.insert(refreshTokens).values({ hash, sessionId });
}

export async function findRefreshToken(db: Db, hash: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return row;
}

/**
 * Consumes a refresh token.
 * @returns its session; undefined when it is unknown or was consumed already
 */
export async function rotateRefreshToken(db: Db, hash: string, now: Date): Promise<SessionId | undefined> {
  const [row] = await db
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)))
    .returning({ sessionId: refreshTokens.sessionId });
  return row?.sessionId;
}

/** Deletes sessions, with their tokens, that ended before `before`. */
export async function purgeSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before)));
}
