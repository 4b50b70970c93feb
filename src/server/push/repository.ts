import { and, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { SessionId, UserId } from '#domain/kernel/ids.ts';
import { sessions, users } from '#server/identity/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { pushSubscriptions, type PushSubscriptionId } from './tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * Stores a browser's subscription; an existing one, even of another user, is transferred to this user.
 * @returns false when the endpoint is stored with other keys: then the request comes from another browser
 */
export async function putSubscription(
  db: Db,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<boolean> {
  const { id: _, endpoint: _endpoint, p256dh, auth, ...renewed } = subscription;
  const put = await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { ...renewed, lastError: null },
      setWhere: and(eq(pushSubscriptions.p256dh, p256dh), eq(pushSubscriptions.auth, auth)),
    })
    .returning({ id: pushSubscriptions.id });
  return put.length > 0;
}

/** Deletes all but a user's newest subscriptions. */
export async function deleteAllButNewest(db: Db, userId: UserId, most: number): Promise<void> {
  const tooMany = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(most);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
}

/** @returns false when the user has no such subscription */
export async function deleteOwn(db: Db, userId: UserId, endpoint: string): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

/** Deletes the subscriptions made in a session; without one, all of the user's. */
export async function endSubscriptions(db: Db, userId: UserId, sessionId: SessionId | null): Promise<void> {
  const those = sessionId === null ? undefined : eq(pushSubscriptions.sessionId, sessionId);
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), those));
}

export async function deleteSubscription(db: Db, id: PushSubscriptionId): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function noteOutcome(db: Db, id: PushSubscriptionId, lastError: string | null): Promise<void> {
  await db.update(pushSubscriptions).set({ lastError }).where(eq(pushSubscriptions.id, id));
}

/** A user's active subscriptions. */
export async function listActiveSubscriptions(db: Db, userId: UserId): Promise<PushSubscriptionId[]> {
  const rows = await living(db).where(and(eq(pushSubscriptions.userId, userId), ...MAY_RECEIVE));
  return rows.map(({ id }) => id);
}

export async function findActiveSubscription(
  db: Db,
  id: PushSubscriptionId,
): Promise<SubscriptionRow | undefined> {
  const [row] = await living(db).where(and(eq(pushSubscriptions.id, id), ...MAY_RECEIVE));
  return row;
}

/**
 * Excludes ended sessions and disabled accounts at every sending, because a crash may come between a logout and its event. An
 * expired session still counts: she said that this device is hers.
 */
const MAY_RECEIVE = [isNull(sessions.endedAt), isNull(users.disabledAt)];

function living(db: Db) {
  return db
    .select(getTableColumns(pushSubscriptions))
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId));
}
