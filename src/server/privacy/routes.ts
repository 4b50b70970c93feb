import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { DeleteAccountBody } from '#contract/http/privacy.ts';
import { hours } from '#domain/kernel/time.ts';
import { clearSessionCookies, requestUser } from '#server/identity/index.ts';
import { isSecure } from '#server/platform/http/cookies.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { collectData } from './data.ts';
import { eraseAccount, erasureJobs } from './erase.ts';

const LIMITS = [perUser('privacy', 10, hours(1))];

/** Rights under data protection law and the shop's own promise: export of all her data, and deletion of the account. */
export function privacyRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['users'];
  erasureJobs(shop);

  api.get(
    '/api/users/me/data',
    {
      config: { access: 'user', limits: LIMITS, proof: true },
      schema: { tags, summary: 'Everything the shop keeps about me, as a JSON file' },
    },
    async (request, reply) => {
      const data = await collectData(shop.db, requestUser(request).id);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="du-lieu-cua-ban.json"')
        .send(JSON.stringify(data, null, 2));
    },
  );

  api.delete(
    '/api/users/me',
    {
      config: { access: ['customer'], limits: LIMITS },
      schema: {
        tags,
        summary: 'Delete my account; orders stay without my name',
        body: DeleteAccountBody,
        response: { 200: DoneReply },
      },
    },
    async (request, reply) => {
      await eraseAccount(shop, requestUser(request).id, request.body.password);
      clearSessionCookies(reply, isSecure(request, shop.config.publicUrl));
      return { data: { ok: true as const } };
    },
  );
}
