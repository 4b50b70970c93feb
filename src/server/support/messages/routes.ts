import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { MessageReply, ReadBody, ReadReply, SendMessageBody } from '#contract/http/chat.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { participantOf } from '../policy.ts';
import { markRead } from './read-marks.ts';
import { sendMessage } from './service.ts';

/** Messages and read marks for pages without a socket (spec §7, Chat). */
export function messageRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['chat'];
  const config = { access: ['customer', 'admin'] };
  const params = idParams<ChatId>();

  const summary = 'Say something';
  api.post(
    '/api/chat/:id/messages',
    { config, schema: { tags, summary, params, body: SendMessageBody, response: { 201: MessageReply } } },
    async (request, reply) => {
      const message = await sendMessage(
        shop,
        participantOf(actorOf(request)),
        request.params.id,
        request.body,
      );
      return reply.code(201).send({ data: message });
    },
  );

  api.put(
    '/api/chat/:id/read',
    {
      config,
      schema: { tags, summary: 'I have read it', params, body: ReadBody, response: { 200: ReadReply } },
    },
    async (request) => {
      const { id } = request.params;
      const unreadCount = await markRead(shop, participantOf(actorOf(request)), id, request.body?.upTo);
      return { data: { chatId: id, unreadCount } };
    },
  );
}
