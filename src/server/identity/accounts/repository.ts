import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Role } from '#domain/identity/roles.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { isOneOf, readyQuery } from '#server/platform/db/ready.ts';
import { users } from '../tables.ts';

export type UserRow = typeof users.$inferSelect;

export type NewUser = typeof users.$inferInsert;

export const countUsers = (db: Db): Promise<number> => db.$count(users);

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUser(db: Db, id: UserId): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUsers(db: Db, ids: readonly UserId[]): Promise<UserRow[]> {
  return ids.length === 0 ? [] : usersByIds(db).execute({ ids });
}

const usersByIds = readyQuery((db) =>
  db.select().from(users).where(isOneOf(users.id)).prepare('users_by_ids'),
);

/** The active users of a role, unordered. */
export function listUsersByRole(db: Db, role: Role): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, role), isNull(users.disabledAt)));
}

/** @returns undefined when the e-mail already belongs to a user */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row;
}

/** @returns undefined when there is no such user */
export async function updateUser(
  db: Db,
  id: UserId,
  change: Partial<NewUser> & { updatedAt: Date },
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

/** Records a sign-in; `updatedAt` stays, because the profile has not changed. */
export async function noteSignIn(db: Db, id: UserId, signedInAt: Date): Promise<void> {
  await db.update(users).set({ signedInAt }).where(eq(users.id, id));
}

/** Reads a user and locks the row until the transaction ends. */
export async function lockUser(db: Db, id: UserId): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Locks all active admins, in id order. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(workingAdmin()).orderBy(asc(users.id)).for('update');
}

export function countAdmins(db: Db): Promise<number> {
  return db.$count(users, workingAdmin());
}

function workingAdmin(): SQL | undefined {
  return and(eq(users.role, 'admin'), isNull(users.disabledAt));
}

/**
 * An active shipper, share-locked until the transaction ends, so that no parcel is assigned while the account is being closed.
 * Undefined for any other user.
 */
export async function lockShipper(tx: Tx, id: UserId): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'shipper'), isNull(users.disabledAt)))
    .for('share');
  return user;
}
