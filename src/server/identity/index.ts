import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Role } from '#domain/identity/roles.ts';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { actorOf, type Actor, type Authenticate } from '#server/platform/http/access.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { readAccessToken } from './sessions/access-token.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { findUsers, insertUser, type UserRow } from './accounts/repository.ts';
import { ACCESS_COOKIE } from './sessions/cookies.ts';
import { findLivingSession, listLivingRoles } from './sessions/repository.ts';
import { users } from './tables.ts';

export { presentAccount } from './accounts/service.ts';

/**
 * Finds out who sends a request from its access-token cookie. Role and name are read from the database each time, so
 * that a logout, a new role or a closed account counts at once.
 */
export function authenticator({ secret, clock, db }: Pick<Shop, 'secret' | 'clock' | 'db'>): Authenticate {
  return async (cookies) => {
    const token = cookies[ACCESS_COOKIE];
    const now = clock.now();
    const claims = token === undefined ? null : await readAccessToken(secret, token, { now });
    if (claims === null) return null;
    const living = await findLivingSession(db, claims.sessionId, now);
    if (living === undefined || living.user.id !== claims.userId) return null;
    const { id, role, name, email } = living.user;
    return { id, role, name, email, sessionId: claims.sessionId, accessUntil: claims.expiresAt };
  };
}

/** Who sends a request whose access promises somebody. */
export function requestUser(request: FastifyRequest): {
  id: UserId;
  name: string;
  email: string;
  role: string;
} {
  const { id, name, email, role } = actorOf(request);
  return { id: asId<UserId>(id), name, email, role };
}

/**
 * Those of the actors who may still act as who they are, however old their access token: not logged out, not closed
 * out, with the same role.
 */
export async function stillActing<A extends Actor>(
  { db, clock }: Pick<Shop, 'clock' | 'db'>,
  actors: readonly A[],
): Promise<A[]> {
  if (actors.length === 0) return [];
  const ids = [...new Set(actors.map(({ sessionId }) => asId<SessionId>(sessionId)))];
  const roles = new Map((await listLivingRoles(db, ids, clock.now())).map(({ id, role }) => [id, role]));
  return actors.filter(({ sessionId, role }) => roles.get(asId(sessionId)) === role);
}

export { dropAvatar } from './profile/avatar.ts';
export { isPassword } from './passwords/password-hash.ts';
export { clearSessionCookies } from './sessions/cookies.ts';
export { rememberAddress } from './profile/address-book.ts';
export { dialled, isMobile } from './profile/phone.ts';
export { checkPlace } from './profile/place.ts';

export type Person = Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'avatar'>;

/** Name and e-mail of users by id, for those that exist. */
export async function getPeople(db: Db, ids: readonly UserId[]): Promise<Map<UserId, Person>> {
  const found = await findUsers(db, ids);
  return new Map(found.map((user) => [user.id, user]));
}

/**
 * Somebody who works as a shipper, kept so until the transaction ends: nobody is given a parcel while his account is
 * being closed. Undefined for anybody else.
 */
export async function holdShipper(tx: Tx, id: UserId): Promise<Person | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'shipper'), isNull(users.disabledAt)))
    .for('share');
  return user;
}

type NewPerson = { name: string; email: string; password: string; role: Role } & Partial<
  Pick<UserRow, 'gender' | 'addresses'>
>;

/** Makes a user whose e-mail needs no proof: by the owner's command, or for the demo. @returns null when it is taken */
export async function createUser(
  db: Db,
  { password, ...person }: NewPerson,
  now: Date,
): Promise<UserRow | null> {
  const passwordHash = await hashPassword(password);
  const user = { ...person, id: newId<UserId>(now), passwordHash, createdAt: now, updatedAt: now };
  return (await insertUser(db, user)) ?? null;
}
