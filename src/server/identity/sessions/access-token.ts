import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_LIFETIME } from '#domain/identity/limits.ts';
import { asId, isUuid, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { after, seconds } from '#domain/kernel/time.ts';

export type AccessToken = { token: string; expiresAt: Date };
/** What a genuine token says; whether the session still lives is for the database to say. */
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

/**
 * @param options.late how many milliseconds after its end a token is still read: logging out works with an old one
 * @returns null for a token that is forged, malformed or over
 */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  { now, late = 0 }: { now: Date; late?: number },
): Promise<AccessClaims | null> {
  const currentDate = after(now, -late);
  const verified = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate }).catch(() => null);
  if (verified === null) return null;
  const { sub, sid, exp } = verified.payload;
  if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
  if (!isUuid(sub) || !isUuid(sid)) return null;
  return { userId: asId(sub), sessionId: asId(sid), expiresAt: new Date(seconds(exp)) };
}
