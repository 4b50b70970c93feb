import type { FastifyReply } from 'fastify';
import { ACCESS_LIFETIME, OTP_LIFETIME, REFRESH_LIFETIME_REMEMBERED } from '#domain/identity/limits.ts';
import { privateCookie } from '#server/platform/http/cookies.ts';

export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';
/**
 * Tells the pages that there is a session to look up, and nothing more: it is the one cookie of the three that scripts
 * read. So a guest's page asks nobody who is here (`web/lib/session/browser-session.ts`).
 */
const SIGNED_IN_COOKIE = 'signed_in';
/** Which pending registration this browser made: see `registration.ts`. */
export const REGISTRATION_COOKIE = 'registration';

const EVERYWHERE = '/';
/** The refresh token travels only to the calls that need it. */
const AUTH_ONLY = '/api/auth';

type Tokens = { accessToken: string; refreshToken: string; remembered: boolean };

/** Remembered, the cookies outlive the browser; otherwise they go when it is closed. */
export function setSessionCookies(reply: FastifyReply, secure: boolean, tokens: Tokens): void {
  const lifetime = (most: number) => (tokens.remembered ? most : null);
  reply
    .setCookie(
      ACCESS_COOKIE,
      tokens.accessToken,
      privateCookie(secure, EVERYWHERE, lifetime(ACCESS_LIFETIME)),
    )
    .setCookie(
      REFRESH_COOKIE,
      tokens.refreshToken,
      privateCookie(secure, AUTH_ONLY, lifetime(REFRESH_LIFETIME_REMEMBERED)),
    )
    .setCookie(SIGNED_IN_COOKIE, '1', {
      ...privateCookie(secure, EVERYWHERE, lifetime(REFRESH_LIFETIME_REMEMBERED)),
      httpOnly: false,
    });
}

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  reply
    .setCookie(ACCESS_COOKIE, '', privateCookie(secure, EVERYWHERE, 0))
    .setCookie(REFRESH_COOKIE, '', privateCookie(secure, AUTH_ONLY, 0))
    .setCookie(SIGNED_IN_COOKIE, '', { ...privateCookie(secure, EVERYWHERE, 0), httpOnly: false });
}

/** Lives a while longer than the code, which may be asked for anew. */
export function setRegistrationCookie(reply: FastifyReply, secure: boolean, registration: string): void {
  reply.setCookie(REGISTRATION_COOKIE, registration, privateCookie(secure, AUTH_ONLY, OTP_LIFETIME * 12));
}
