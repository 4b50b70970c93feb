import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as wire from '#contract/http/identity.ts';
import { isSecure, readCookie } from '#server/platform/http/cookies.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { presentOtpSent } from './present.ts';
import { RATES } from '../rates.ts';
import { REGISTRATION_COOKIE, setRegistrationCookie } from '../sessions/cookies.ts';
import { sessionOrigin, replySignedIn } from '../sessions/reply.ts';
import { register, resendOtp, verifyOtp } from './service.ts';

/** `/api/auth`: a new account, created once its code is entered (spec §7). */
export function registrationRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['auth'];
  const registrationTokenOf = ({ cookies }: FastifyRequest) =>
    readCookie(cookies, REGISTRATION_COOKIE, shop.config.publicUrl);

  const codeSent = { 200: wire.OtpSentReply };
  const registering = {
    tags,
    summary: 'Register; a code is mailed',
    body: wire.RegisterBody,
    response: codeSent,
  };
  api.post(
    '/api/auth/register',
    { config: { access: 'public', limits: RATES.register }, schema: registering },
    async (request, reply) => {
      const isLate = await shop.mail.areCodesLate();
      const { registrationToken, ...sent } = await register(shop, request.body, networkOf(request.ip));
      setRegistrationCookie(reply, isSecure(request, shop.config.publicUrl), registrationToken);
      return { data: presentOtpSent(sent, isLate) };
    },
  );

  const verifying = {
    tags,
    summary: 'Type the code; signs in',
    body: wire.VerifyOtpBody,
    response: { 200: wire.SessionReply },
  };
  api.post(
    '/api/auth/verify-otp',
    { config: { access: 'public', limits: RATES.verifyOtp }, schema: verifying },
    async (request, reply) => {
      const attempt = {
        ...request.body,
        registrationToken: registrationTokenOf(request),
        from: sessionOrigin(request),
      };
      return replySignedIn(shop, request, reply, await verifyOtp(shop, attempt));
    },
  );

  const resending = { tags, summary: 'Mail a new code', body: wire.ResendOtpBody, response: codeSent };
  api.post(
    '/api/auth/resend-otp',
    { config: { access: 'public', limits: RATES.resendOtp }, schema: resending },
    async (request, reply) => {
      const asker = { network: networkOf(request.ip), registrationToken: registrationTokenOf(request) };
      const isLate = await shop.mail.areCodesLate();
      const { registrationToken, ...sent } = await resendOtp(shop, request.body.email, asker);
      setRegistrationCookie(reply, isSecure(request, shop.config.publicUrl), registrationToken);
      return { data: presentOtpSent(sent, isLate) };
    },
  );
}
