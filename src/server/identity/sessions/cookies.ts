import type { FastifyReply } from 'fastify';
import { ACCESS_LIFETIME, OTP_LIFETIME, REFRESH_LIFETIME_REMEMBERED } from '#domain/identity/limits.ts';
import { cookieName, privateCookie, type OwnCookie } from '#server/platform/http/cookies.ts';

const EVERYWHERE = '/';
/** The refresh token travels only to the calls that need it. */
const AUTH_ONLY = '/api/auth';

export const ACCESS_COOKIE: OwnCookie = { name: 'access_token', path: EVERYWHERE };
export const REFRESH_COOKIE: OwnCookie = { name: 'refresh_token', path: AUTH_ONLY };
/** Which pending registration this browser made: see `registration.ts`. */
export const REGISTRATION_COOKIE: OwnCookie = { name: 'registration', path: AUTH_ONLY };
/**
 * Tells the pages that there is a session to look up, and nothing more: it is the one cookie of the three that scripts
 * read, by this name everywhere. So a guest's page asks nobody who is here (`web/lib/session/browser-session.ts`).
 */
const SIGNED_IN_COOKIE = 'signed_in';

type Tokens = { accessToken: string; refreshToken: string; remembered: boolean };

/** @param lifetime milliseconds; null keeps it until the browser is closed */
function put(
  reply: FastifyReply,
  secure: boolean,
  cookie: OwnCookie,
  { value, lifetime }: { value: string; lifetime: number | null },
): void {
  reply.setCookie(cookieName(cookie, secure), value, privateCookie(secure, cookie.path, lifetime));
}

function sayInOrOut(reply: FastifyReply, secure: boolean, value: '1' | '', lifetime: number | null): void {
  const attributes = { ...privateCookie(secure, EVERYWHERE, lifetime), httpOnly: false };
  reply.setCookie(SIGNED_IN_COOKIE, value, attributes);
}

/** Remembered, the cookies outlive the browser; otherwise they go when it is closed. */
export function setSessionCookies(reply: FastifyReply, secure: boolean, tokens: Tokens): void {
  const { accessToken, refreshToken, remembered } = tokens;
  const lifetime = (most: number) => (remembered ? most : null);
  put(reply, secure, ACCESS_COOKIE, { value: accessToken, lifetime: lifetime(ACCESS_LIFETIME) });
  put(reply, secure, REFRESH_COOKIE, {
    value: refreshToken,
    lifetime: lifetime(REFRESH_LIFETIME_REMEMBERED),
  });
  sayInOrOut(reply, secure, '1', lifetime(REFRESH_LIFETIME_REMEMBERED));
}

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  put(reply, secure, ACCESS_COOKIE, { value: '', lifetime: 0 });
  put(reply, secure, REFRESH_COOKIE, { value: '', lifetime: 0 });
  sayInOrOut(reply, secure, '', 0);
}

/** Lives a while longer than the code, which may be asked for anew. */
export function setRegistrationCookie(reply: FastifyReply, secure: boolean, registration: string): void {
  put(reply, secure, REGISTRATION_COOKIE, { value: registration, lifetime: OTP_LIFETIME * 12 });
}
