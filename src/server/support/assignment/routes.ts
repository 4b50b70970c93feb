import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { AssignBody, ChatReply, CloseBody, PriorityBody } from '#contract/http/chat.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { getChat } from '../chats/queries.ts';
import { setPriority } from '../chats/service.ts';
import { adminOf } from '../policy.ts';
import { assignChat, closeChat } from './service.ts';

/** Assignment, priority and closing of chats (spec §7, Chat). */
export function assignmentRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['chat desk'];
  const config = { access: ['admin'] };
  const params = idParams<ChatId>();
  const response = { 200: ChatReply };

  api.put(
    '/api/chat/:id/assign',
    { config, schema: { tags, summary: 'Take a chat', params, body: AssignBody, response } },
    async (request) => {
      const [admin, { id }] = [adminOf(actorOf(request)), request.params];
      await assignChat(shop, admin, id, request.body?.expectedAdmin);
      return { data: await getChat(shop, admin, id) };
    },
  );

  api.put(
    '/api/chat/:id/close',
    { config, schema: { tags, summary: 'Close a chat', params, body: CloseBody, response } },
    async (request) => {
      const [admin, { id }] = [adminOf(actorOf(request)), request.params];
      const { askRating = false, seen } = request.body ?? {};
      await closeChat(shop, admin, id, { askRating, seen });
      return { data: await getChat(shop, admin, id) };
    },
  );

  api.put(
    '/api/chat/:id/priority',
    { config, schema: { tags, summary: 'Move a chat up or down', params, body: PriorityBody, response } },
    async (request) => {
      const [admin, { id }] = [adminOf(actorOf(request)), request.params];
      await setPriority(shop, id, request.body.priority);
      return { data: await getChat(shop, admin, id) };
    },
  );
}
