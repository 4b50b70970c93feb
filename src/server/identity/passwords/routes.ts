import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import {
  ForgotPasswordBody,
  LinkSentReply,
  ResetPasswordBody,
  ValidateResetTokenBody,
} from '#contract/http/identity.ts';
import { isSecure } from '#server/platform/http/cookies.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { RATES } from '../rates.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { requestReset, checkResetLink, resetPassword } from './service.ts';

const DONE = { data: { ok: true as const } };

/** `/api/auth`: forgotten passwords (spec §7). */
export function passwordRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['auth'];
  const response = { 200: DoneReply };

  api.post(
    '/api/auth/forgot-password',
    {
      config: { access: 'public', limits: RATES.forgot },
      schema: {
        tags,
        summary: 'Mail a link to a new password',
        body: ForgotPasswordBody,
        response: { 200: LinkSentReply },
      },
    },
    async (request) => {
      const isLate = await shop.mail.areCodesLate();
      await requestReset(shop, request.body.email, networkOf(request.ip));
      return { data: { ...DONE.data, isLate } };
    },
  );

  api.post(
    '/api/auth/validate-reset-token',
    {
      config: { access: 'public', limits: RATES.validateReset },
      schema: { tags, summary: 'Is the link still good', body: ValidateResetTokenBody, response },
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
      schema: { tags, summary: 'Set a new password', body: ResetPasswordBody, response },
    },
    async (request, reply) => {
      await resetPassword(shop, request.body);
      // Control of the mailbox was proved, so strangers' wrong passwords no longer count against this browser.
      const secure = isSecure(request, shop.config.publicUrl);
      rememberDevice(shop, request, reply, { email: request.body.email, secure });
      return DONE;
    },
  );
}
