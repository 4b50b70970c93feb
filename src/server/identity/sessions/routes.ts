import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { LoginBody, SessionReply } from '#contract/http/identity.ts';
import { isSecure, readCookie } from '#server/platform/http/cookies.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { loginRates, RATES } from '../rates.ts';
import { clearSessionCookies, REGISTRATION_COOKIE, setRegistrationCookie } from './cookies.ts';
import { knownDevice } from './device-cookie.ts';
import { logIn } from './login.ts';
import { sessionOrigin, replySignedIn, replyWithSession, sessionCookies } from './reply.ts';
import { logOut, renewSession } from './service.ts';

/** `/api/auth`: signing in and out (spec §7). */
export function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { publicUrl } = shop.config;
  const tags = ['auth'];
  const limits = loginRates((request) => {
    const { email } = request.body as LoginBody;
    const device = knownDevice(shop, request, email);
    return device && `${device} ${email}`;
  });

  api.post(
    '/api/auth/login',
    {
      config: { access: 'public', limits },
      schema: { tags, summary: 'Sign in', body: LoginBody, response: { 200: SessionReply } },
    },
    async (request, reply) => {
      const attempt = {
        ...request.body,
        isKnownDevice: knownDevice(shop, request, request.body.email) !== undefined,
        from: sessionOrigin(request),
        registrationToken: readCookie(request.cookies, REGISTRATION_COOKIE, publicUrl),
      };
      const outcome = await logIn(shop, attempt);
      if ('signedIn' in outcome) return replySignedIn(shop, request, reply, outcome.signedIn);
      setRegistrationCookie(reply, isSecure(request, publicUrl), outcome.registrationToken);
      throw new ShopError('EMAIL_NOT_VERIFIED');
    },
  );

  api.post(
    '/api/auth/refresh',
    {
      config: { access: 'public', limits: RATES.refresh },
      schema: { tags, summary: 'Renew the session', response: { 200: SessionReply } },
    },
    async (request, reply) => {
      const { refreshToken } = sessionCookies(shop, request);
      const renewed = await renewSession(shop, refreshToken, networkOf(request.ip));
      return replyWithSession(shop, request, reply, renewed);
    },
  );

  api.post(
    '/api/auth/logout',
    {
      config: { access: 'public', limits: RATES.logout },
      schema: { tags, summary: 'End the session', response: { 200: DoneReply } },
    },
    async (request, reply) => {
      await logOut(shop, sessionCookies(shop, request));
      const secure = isSecure(request, publicUrl);
      clearSessionCookies(reply, secure);
      // Clears the browser's cached copies of her pages; browsers support it over https only.
      if (secure) reply.header('clear-site-data', '"cache"');
      return { data: { ok: true as const } };
    },
  );
}
