import { and, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { SessionId, UserId } from '#domain/kernel/ids.ts';
import { sessions, users } from '#server/identity/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { pushSubscriptions, type PushSubscriptionId } from './tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * Keeps a browser's subscription; one that it had before, also as somebody else, becomes this person's.
 * @returns false for an address known with other keys: then this is not the browser it belongs to
 */
export async function putSubscription(
  db: Db,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<boolean> {
  const { id: _, endpoint: _endpoint, p256dh, auth, ...anew } = subscription;
  const put = await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { ...anew, lastError: null },
      setWhere: and(eq(pushSubscriptions.p256dh, p256dh), eq(pushSubscriptions.auth, auth)),
    })
    .returning({ id: pushSubscriptions.id });
  return put.length > 0;
}

/** Keeps a person's newest subscriptions only. */
export async function keepNewest(db: Db, userId: UserId, most: number): Promise<void> {
  const tooMany = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(most);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
}

/** @returns false when this person has none there */
export async function deleteOwn(db: Db, userId: UserId, endpoint: string): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

/** Ends what was switched on in a login; without one, in all of a person's. */
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

/** Those of a person that may be written to. */
export async function listLiving(db: Db, userId: UserId): Promise<PushSubscriptionId[]> {
  const rows = await living(db).where(and(eq(pushSubscriptions.userId, userId), ...MAY_BE_TOLD));
  return rows.map(({ id }) => id);
}

export async function findLiving(db: Db, id: PushSubscriptionId): Promise<SubscriptionRow | undefined> {
  const [row] = await living(db).where(and(eq(pushSubscriptions.id, id), ...MAY_BE_TOLD));
  return row;
}

/**
 * Nobody logged out there, nobody closed the account: asked at every sending, for a crash may come between a logout and
 * its event. A login that merely ran out still counts: she said that this machine is hers.
 */
const MAY_BE_TOLD = [isNull(sessions.endedAt), isNull(users.disabledAt)];

function living(db: Db) {
  return db
    .select(getTableColumns(pushSubscriptions))
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId));
}
