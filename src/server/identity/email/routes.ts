import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { ConfirmEmailBody, EmailChangeReply, OtpSentReply, UserReply } from '#contract/http/identity.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { confirmEmail, cancelEmailChange, resendEmailOtp, pendingEmail } from './service.ts';
import { presentUser } from '../accounts/present.ts';
import { presentOtpSent } from '../registration/present.ts';
import { RATES } from '../rates.ts';

const PATH = '/api/users/me/email-change';
const tags = ['users'];

/** A new e-mail address, requested with the profile, takes effect once its code is entered. */
export function emailRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user' } as const;

  api.get(
    PATH,
    {
      config,
      schema: { tags, summary: 'The address that waits for its code', response: { 200: EmailChangeReply } },
    },
    async (request) => {
      const waiting = await pendingEmail(shop, actorOf(request));
      return { data: waiting && presentOtpSent(waiting, await shop.mail.areCodesLate()) };
    },
  );

  api.post(
    `${PATH}/verify`,
    {
      config: { ...config, limits: RATES.confirmEmail },
      schema: { tags, summary: 'Make it count', body: ConfirmEmailBody, response: { 200: UserReply } },
    },
    async (request) => ({
      data: presentUser(await confirmEmail(shop, actorOf(request), request.body.otp)),
    }),
  );

  api.post(
    `${PATH}/resend`,
    { config, schema: { tags, summary: 'Send another code', response: { 200: OtpSentReply } } },
    async (request) => {
      const isLate = await shop.mail.areCodesLate();
      return { data: presentOtpSent(await resendEmailOtp(shop, actorOf(request)), isLate) };
    },
  );

  api.delete(
    PATH,
    { config, schema: { tags, summary: 'Keep the present address', response: { 200: DoneReply } } },
    async (request) => {
      await cancelEmailChange(shop, actorOf(request));
      return { data: { ok: true as const } };
    },
  );
}
