import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '#server/platform/http/cookies.ts';
import type { Shop } from '#server/shop.ts';
import { presentSession } from './present.ts';
import { setSessionCookies } from './cookies.ts';
import type { SignedIn } from './service.ts';

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
