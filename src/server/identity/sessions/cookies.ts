import type { FastifyReply } from 'fastify';
import { ACCESS_LIFETIME, OTP_LIFETIME, REFRESH_LIFETIME_REMEMBERED } from '#domain/identity/limits.ts';
import { cookieName, privateCookie, type OwnCookie } from '#server/platform/http/cookies.ts';

const EVERYWHERE = '/';
/** The refresh token is sent only to the routes that need it. */
const AUTH_ONLY = '/api/auth';

export const ACCESS_COOKIE: OwnCookie = { name: 'access_token', path: EVERYWHERE };
export const REFRESH_COOKIE: OwnCookie = { name: 'refresh_token', path: AUTH_ONLY };
/** Identifies the pending registration of this browser: see `registration/service.ts`. */
export const REGISTRATION_COOKIE: OwnCookie = { name: 'registration', path: AUTH_ONLY };
/**
 * Tells scripts only that a session exists, so that a guest's page does not ask the server who is signed in
 * (`web/lib/session/browser-session.ts`). It is the only cookie here that scripts can read, and has no prefix.
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

/** Remembered, the cookies outlive the browser; otherwise they are deleted when it closes. */
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

/** Outlives the code, because another one may be requested. */
export function setRegistrationCookie(reply: FastifyReply, secure: boolean, registration: string): void {
  put(reply, secure, REGISTRATION_COOKIE, { value: registration, lifetime: OTP_LIFETIME * 12 });
}
