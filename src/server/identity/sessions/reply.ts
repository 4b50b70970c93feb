import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure, readCookie } from '#server/platform/http/cookies.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { presentSession } from './present.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE, setSessionCookies } from './cookies.ts';
import { rememberDevice } from './device-cookie.ts';
import { logOut, type SessionOrigin, type SignedIn } from './service.ts';

/** The tokens in a browser's cookies. */
export function sessionCookies({ config }: Pick<Shop, 'config'>, { cookies }: FastifyRequest) {
  return {
    accessToken: readCookie(cookies, ACCESS_COOKIE, config.publicUrl),
    refreshToken: readCookie(cookies, REFRESH_COOKIE, config.publicUrl),
  };
}

/** The origin of a request, as stored with a session. */
export function sessionOrigin({ ip, headers }: FastifyRequest): SessionOrigin {
  return { network: networkOf(ip), userAgent: headers['user-agent'] ?? '' };
}

/** Completes a sign-in: remembers the browser, ends the session that it held before, and sets the new one. */
export async function replySignedIn(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
) {
  const secure = isSecure(request, shop.config.publicUrl);
  request.enteredAs = signedIn.user.id;
  rememberDevice(shop, request, reply, { email: signedIn.user.email, secure });
  await logOut(shop, sessionCookies(shop, request));
  return replyWithSession(shop, request, reply, signedIn);
}

/**
 * Sets the cookies of a session that was opened or renewed.
 * @returns the response body: who is signed in
 */
export function replyWithSession(
  { config }: Pick<Shop, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
) {
  const { access, refreshToken, remembered } = signedIn;
  const tokens = { accessToken: access.token, refreshToken, remembered };
  setSessionCookies(reply, isSecure(request, config.publicUrl), tokens);
  return { data: presentSession(signedIn) };
}
