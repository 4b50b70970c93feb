import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { RefusedMailsQuery, RefusedMailsReply } from '#contract/http/mails.ts';
import { z } from '#contract/zod.ts';
import type { Shop } from '#server/shop.ts';
import { getRefused, sendAgain, settle } from './service.ts';

const TAGS = ['diagnostics'];
const ADMINS = { access: ['admin'] } as const;

/** Undelivered mails, to be handled by staff. */
export function mailRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const params = z.object({ id: z.uuid() });
  const response = { 200: DoneReply };

  const listing = {
    tags: TAGS,
    summary: 'Mails that did not arrive',
    querystring: RefusedMailsQuery,
    response: { 200: RefusedMailsReply },
  };
  api.get('/api/admin/mails/refused', { config: ADMINS, schema: listing }, async ({ query }) => ({
    data: await getRefused(shop, query),
  }));

  const again = { tags: TAGS, summary: 'Send a refused letter again', params, response };
  api.post('/api/admin/mails/:id/send-again', { config: ADMINS, schema: again }, async (request) => {
    await sendAgain(shop, request.params.id);
    return { data: { ok: true as const } };
  });

  const settling = { tags: TAGS, summary: 'A refused mail was taken care of', params, response };
  api.post('/api/admin/mails/:id/settle', { config: ADMINS, schema: settling }, async (request) => {
    await settle(shop, request.params.id);
    return { data: { ok: true as const } };
  });
}
