import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '#server/platform/http/cookies.ts';
import type { Shop } from '#server/shop.ts';
import { presentSession } from './present.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE, setSessionCookies } from './cookies.ts';
import { rememberDevice } from './device-cookie.ts';
import { logOut, type SignedIn } from './service.ts';

/** Who just proved who she is: her browser is known from now on, and the session that it held before is over. */
export async function replySignedIn(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
) {
  const secure = isSecure(request, shop.config.publicUrl);
  rememberDevice(shop.secret, request, reply, { email: signedIn.user.email, secure });
  const { [ACCESS_COOKIE]: accessToken, [REFRESH_COOKIE]: refreshToken } = request.cookies;
  await logOut(shop, { accessToken, refreshToken });
  return replyWithSession(shop, request, reply, signedIn);
}

/** Sets the cookies of a session that was opened or renewed, and says who is signed in. */
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
