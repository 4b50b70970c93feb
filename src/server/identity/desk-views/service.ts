import { and, asc, count, eq, or } from 'drizzle-orm';
import type * as Contract from '#contract/http/users-admin.ts';
import type { DeskView } from '#contract/http/users-admin.ts';
import type { z } from '#contract/zod.ts';
import type { DeskViewId, UserId } from '#domain/kernel/ids.ts';
import { DESK_VIEWS_MAX } from '#domain/identity/desk-views.ts';
import { viewsCopy } from '#domain/identity/desk-views.vi.ts';
import { inTx, type Database, type Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { deskViews, users } from '../tables.ts';

/** The user's own views and the shared ones, by name. */
export async function getViews(db: Db, userId: UserId): Promise<DeskView[]> {
  const rows = await db
    .select()
    .from(deskViews)
    .where(or(eq(deskViews.userId, userId), eq(deskViews.isShared, true)))
    .orderBy(asc(deskViews.name), asc(deskViews.id));
  return rows.map((row) => presentView(row, userId));
}

/**
 * Saves a view; replaces the user's own view of the same name.
 * @throws ShopError INVALID_INPUT at the maximum number of views
 */
export function saveView(
  db: Database,
  userId: UserId,
  { name, query, isShared }: z.output<typeof Contract.DeskViewBody>,
  now: Date,
): Promise<DeskView> {
  return inTx(db, async (tx) => {
    // One at a time for each user: a double click must not save a view twice, nor one more than the maximum.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [changed] = await tx
      .update(deskViews)
      .set({ query, isShared })
      .where(and(eq(deskViews.userId, userId), eq(deskViews.name, name)))
      .returning();
    if (changed !== undefined) return presentView(changed, userId);
    const [kept] = await tx.select({ number: count() }).from(deskViews).where(eq(deskViews.userId, userId));
    if ((kept?.number ?? 0) >= DESK_VIEWS_MAX) throw tooMany();
    const row = { id: newId<DeskViewId>(now), userId, name, query, isShared, createdAt: now };
    await tx.insert(deskViews).values(row);
    return presentView(row, userId);
  });
}

/** @throws ShopError NOT_FOUND, also for another user's view */
export async function removeView(db: Db, userId: UserId, id: DeskViewId): Promise<void> {
  const [removed] = await db
    .delete(deskViews)
    .where(and(eq(deskViews.id, id), eq(deskViews.userId, userId)))
    .returning({ id: deskViews.id });
  if (removed === undefined) throw new ShopError('NOT_FOUND');
}

type Row = typeof deskViews.$inferSelect;

function presentView({ id, name, query, isShared, userId: owner }: Row, userId: UserId): DeskView {
  return { _id: id, name, query, isShared, isMine: owner === userId };
}

function tooMany(): ShopError {
  const message = viewsCopy.tooMany(DESK_VIEWS_MAX);
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'name', message }] });
}
