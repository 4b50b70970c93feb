import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import {
  ForgotPasswordBody,
  LoginBody,
  OtpSentReply,
  RegisterBody,
  ResendOtpBody,
  ResetPasswordBody,
  SessionReply,
  ValidateResetTokenBody,
  VerifyOtpBody,
} from '#contract/http/identity.ts';
import { isSecure } from '#server/platform/http/cookies.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { logIn } from './login.ts';
import { askForReset, checkResetLink, resetPassword } from '../passwords/service.ts';
import { presentOtpSent, presentSession } from '../accounts/present.ts';
import { RATES } from '../rates.ts';
import { register, resendOtp, verifyOtp } from '../registration/service.ts';
import {
  ACCESS_COOKIE,
  clearSessionCookies,
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
  setRegistrationCookie,
  setSessionCookies,
} from './cookies.ts';
import { logOut, renewSession, type SignedIn } from './service.ts';

const TAGS = ['auth'];
const DONE = { data: { ok: true as const } };

/** `/api/auth`: registration, sessions, forgotten passwords (spec §7). */
export function authRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const secure = (request: FastifyRequest) => isSecure(request, shop.config.publicUrl);

  function hand(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) {
    const { access, refreshToken, remembered } = signedIn;
    setSessionCookies(reply, secure(request), { accessToken: access.token, refreshToken, remembered });
    return { data: presentSession(signedIn) };
  }

  api.post(
    '/api/auth/register',
    {
      config: { access: 'public', limits: RATES.register },
      schema: {
        tags: TAGS,
        summary: 'Register; a code is mailed',
        body: RegisterBody,
        response: { 200: OtpSentReply },
      },
    },
    async (request, reply) => {
      const { mark, ...sent } = await register(shop, request.body);
      setRegistrationCookie(reply, secure(request), mark);
      return { data: presentOtpSent(sent) };
    },
  );

  api.post(
    '/api/auth/verify-otp',
    {
      config: { access: 'public', limits: RATES.verifyOtp },
      schema: {
        tags: TAGS,
        summary: 'Type the code; signs in',
        body: VerifyOtpBody,
        response: { 200: SessionReply },
      },
    },
    async (request, reply) => {
      const mark = request.cookies[REGISTRATION_COOKIE];
      return hand(request, reply, await verifyOtp(shop, { ...request.body, mark }));
    },
  );

  api.post(
    '/api/auth/resend-otp',
    {
      config: { access: 'public', limits: RATES.resendOtp },
      schema: {
        tags: TAGS,
        summary: 'Mail a new code',
        body: ResendOtpBody,
        response: { 200: OtpSentReply },
      },
    },
    async (request) => ({ data: presentOtpSent(await resendOtp(shop, request.body.email)) }),
  );

  api.post(
    '/api/auth/login',
    {
      config: { access: 'public', limits: RATES.login },
      schema: { tags: TAGS, summary: 'Sign in', body: LoginBody, response: { 200: SessionReply } },
    },
    async (request, reply) => {
      const outcome = await logIn(shop, request.body);
      if ('signedIn' in outcome) return hand(request, reply, outcome.signedIn);
      setRegistrationCookie(reply, secure(request), outcome.mark);
      throw new ShopError('EMAIL_NOT_VERIFIED');
    },
  );

  api.post(
    '/api/auth/refresh',
    {
      config: { access: 'public', limits: RATES.refresh },
      schema: { tags: TAGS, summary: 'Renew the session', response: { 200: SessionReply } },
    },
    async (request, reply) => hand(request, reply, await renewSession(shop, request.cookies[REFRESH_COOKIE])),
  );

  api.post(
    '/api/auth/logout',
    {
      config: { access: 'public', limits: RATES.logout },
      schema: { tags: TAGS, summary: 'End the session', response: { 200: DoneReply } },
    },
    async (request, reply) => {
      const { [ACCESS_COOKIE]: accessToken, [REFRESH_COOKIE]: refreshToken } = request.cookies;
      await logOut(shop, { accessToken, refreshToken });
      clearSessionCookies(reply, secure(request));
      return DONE;
    },
  );

  api.post(
    '/api/auth/forgot-password',
    {
      config: { access: 'public', limits: RATES.forgot },
      schema: {
        tags: TAGS,
        summary: 'Mail a link to a new password',
        body: ForgotPasswordBody,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await askForReset(shop, request.body.email);
      return DONE;
    },
  );

  api.post(
    '/api/auth/validate-reset-token',
    {
      config: { access: 'public', limits: RATES.validateReset },
      schema: {
        tags: TAGS,
        summary: 'Is the link still good',
        body: ValidateResetTokenBody,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await checkResetLink(shop, request.body);
      return DONE;
    },
  );

  api.post(
    '/api/auth/reset-password',
    {
      config: { access: 'public', limits: RATES.reset },
      schema: {
        tags: TAGS,
        summary: 'Set a new password',
        body: ResetPasswordBody,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await resetPassword(shop, request.body);
      return DONE;
    },
  );
}
