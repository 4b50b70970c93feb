import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_LIFETIME } from '#domain/identity/limits.ts';
import { asId, isUuid, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { after, seconds } from '#domain/kernel/time.ts';

export type AccessToken = { token: string; expiresAt: Date };
/** The claims of a genuine token; whether the session is still active is checked in the database. */
export type AccessClaims = { userId: UserId; sessionId: SessionId; expiresAt: Date };

const ALGORITHM = 'HS256';

export async function signAccessToken(
  key: Uint8Array,
  { userId, sessionId, now }: { userId: UserId; sessionId: SessionId; now: Date },
): Promise<AccessToken> {
  const issued = Math.floor(now.getTime() / seconds(1));
  const expires = issued + ACCESS_LIFETIME / seconds(1);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(key);
  return { token, expiresAt: new Date(seconds(expires)) };
}

/** Number of verified tokens to cache: a page sends the same one with every request for a quarter of an hour. */
const KEPT = 10_000;
const kept = new WeakMap<Uint8Array, Map<string, AccessClaims>>();

/**
 * @param options.late how many milliseconds after its expiry a token is still accepted: logging out works with an old one
 * @returns null for a token that is forged, malformed or expired
 */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  { now, late = 0 }: { now: Date; late?: number },
): Promise<AccessClaims | null> {
  const claims = keptFor(key).get(token) ?? (await verify(key, token));
  return claims !== null && claims.expiresAt > after(now, -late) ? claims : null;
}

function keptFor(key: Uint8Array): Map<string, AccessClaims> {
  const known = kept.get(key) ?? new Map<string, AccessClaims>();
  kept.set(key, known);
  return known;
}

/** @returns the claims of a token with our signature, even if it has expired */
async function verify(key: Uint8Array, token: string): Promise<AccessClaims | null> {
  const atAnyTime = new Date(0);
  const verified = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: atAnyTime }).catch(
    () => null,
  );
  if (verified === null) return null;
  const { sub, sid, exp } = verified.payload;
  if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
  if (!isUuid(sub) || !isUuid(sid)) return null;
  const claims = {
    userId: asId<UserId>(sub),
    sessionId: asId<SessionId>(sid),
    expiresAt: new Date(seconds(exp)),
  };
  const genuine = keptFor(key);
  if (genuine.size >= KEPT) genuine.clear();
  genuine.set(token, claims);
  return claims;
}
