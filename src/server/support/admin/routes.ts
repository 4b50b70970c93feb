import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  ChatSearchQuery,
  DeskChatsQuery,
  ChatsReply,
  ChatStatsReply,
  OnlineAdminsReply,
} from '#contract/http/chat.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { getChats, getFoundChats, getStats, onlineAdmins } from '../chats/queries.ts';
import { chatsIn } from '../chats/repository.ts';
import { adminOf } from '../policy.ts';

/** `/api/chat/admin`: all chats, for admins (spec §7, Chat). */
export function adminChatRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['chat desk'];
  const config = { access: ['admin'] };
  const path = '/api/chat/admin';

  for (const list of ['pending', 'active', 'assigned'] as const) {
    const summary = `Chats: ${list}`;
    api.get(
      `${path}/${list}`,
      { config, schema: { tags, summary, querystring: DeskChatsQuery, response: { 200: ChatsReply } } },
      async (request) => {
        const admin = adminOf(actorOf(request));
        return { data: await getChats(shop, admin, chatsIn(list, admin.id), request.query) };
      },
    );
  }

  const summary = 'Find chats by words of customers and messages';
  api.get(
    `${path}/search`,
    { config, schema: { tags, summary, querystring: ChatSearchQuery, response: { 200: ChatsReply } } },
    async (request) => ({
      data: await getFoundChats(shop, adminOf(actorOf(request)), request.query),
    }),
  );

  api.get(
    `${path}/stats`,
    { config, schema: { tags, summary: 'Chats in numbers', response: { 200: ChatStatsReply } } },
    async (request) => ({ data: await getStats(shop, adminOf(actorOf(request))) }),
  );

  api.get(
    `${path}/online`,
    { config, schema: { tags, summary: 'Who answers now', response: { 200: OnlineAdminsReply } } },
    async () => ({ data: await onlineAdmins(shop) }),
  );
}
