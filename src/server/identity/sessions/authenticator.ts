import { PROOF_LIFETIME } from '#domain/identity/limits.ts';
import { passkeyDueAt } from '#domain/identity/passkeys.ts';
import { asId, type SessionId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import type { Actor, Authenticate } from '#server/platform/http/access.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import type { Shop } from '#server/shop.ts';
import { asksForPasskeys } from '../passkeys/party.ts';
import { readAccessToken } from './access-token.ts';
import { ACCESS_COOKIE } from './cookies.ts';
import { findActiveSession, listActivePeople } from './repository.ts';

/**
 * Authenticates a request by its access-token cookie. Role and name are read from the database each time, so that a logout, a new
 * role or a closed account takes effect at once.
 */
export function authenticator({
  secret,
  clock,
  db,
  config,
}: Pick<Shop, 'secret' | 'clock' | 'db' | 'config'>): Authenticate {
  return async (cookies) => {
    const token = readCookie(cookies, ACCESS_COOKIE, config.publicUrl);
    const now = clock.now();
    const claims = token === undefined ? null : await readAccessToken(secret, token, { now });
    if (claims === null) return null;
    const living = await findActiveSession(db, claims.sessionId, now);
    if (living === undefined || living.user.id !== claims.userId) return null;
    const { id, role, name, email, avatar } = living.user;
    const { provedAt } = living.session;
    const due = asksForPasskeys(config) ? passkeyDueAt(living.user) : null;
    const provedUntil = provedAt === null ? null : after(provedAt, PROOF_LIFETIME);
    return {
      id,
      role,
      name,
      email,
      avatar,
      sessionId: claims.sessionId,
      accessUntil: claims.expiresAt,
      provedUntil: provedUntil !== null && provedUntil > now ? provedUntil : null,
      mustSetUp: due !== null && due <= now,
    };
  };
}

/**
 * The actors whose session is still valid, however old their access token (not logged out, account not closed, same role), with the name
 * and picture that they have now.
 */
export async function withValidSession<A extends Actor>(
  { db, clock }: Pick<Shop, 'clock' | 'db'>,
  actors: readonly A[],
): Promise<A[]> {
  if (actors.length === 0) return [];
  const ids = [...new Set(actors.map(({ sessionId }) => asId<SessionId>(sessionId)))];
  const people = new Map(
    (await listActivePeople(db, ids, clock.now())).map((each) => [each.sessionId, each]),
  );
  return actors.flatMap((actor) => {
    const person = people.get(asId(actor.sessionId));
    if (person === undefined || person.role !== actor.role) return [];
    return [{ ...actor, name: person.name, avatar: person.avatar }];
  });
}
