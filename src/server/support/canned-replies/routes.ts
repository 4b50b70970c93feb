import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { CannedRepliesReply, CannedReplyBody, CannedReplyReply } from '#contract/http/chat.ts';
import type { Id } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { addCannedReply, changeCannedReply, listCannedReplies, removeCannedReply } from './service.ts';

export function cannedReplyRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['chat desk'];
  const config = { access: ['admin'] };
  const path = '/api/chat/admin/canned-replies';
  const one = { tags, params: idParams<Id<'CannedReply'>>() };
  const body = CannedReplyBody;

  api.get(
    path,
    { config, schema: { tags, summary: 'Canned replies', response: { 200: CannedRepliesReply } } },
    async () => ({ data: await listCannedReplies(shop) }),
  );

  api.post(
    path,
    {
      config,
      schema: { tags, summary: 'Add a canned reply', body, response: { 201: CannedReplyReply } },
    },
    async (request, reply) => reply.code(201).send({ data: await addCannedReply(shop, request.body) }),
  );

  api.put(
    `${path}/:id`,
    {
      config,
      schema: { ...one, summary: 'Change a canned reply', body, response: { 200: CannedReplyReply } },
    },
    async (request) => ({ data: await changeCannedReply(shop, request.params.id, request.body) }),
  );

  api.delete(
    `${path}/:id`,
    { config, schema: { ...one, summary: 'Remove a canned reply', response: { 200: DoneReply } } },
    async (request) => {
      await removeCannedReply(shop, request.params.id);
      return { data: { ok: true as const } };
    },
  );
}
