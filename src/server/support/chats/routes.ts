import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/chat.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { participantOf } from '../policy.ts';
import { RATES } from '../rates.ts';
import { getChat, getChats, getHistory, getReplyTime } from './queries.ts';
import { chatsOf } from './repository.ts';
import { openChat, rateChat } from './service.ts';

/** `/api/chat`: a customer's chats; admins read the same ones (spec §7, Chat). */
export function chatRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['chat'];
  const params = idParams<ChatId>();

  const opening = {
    tags,
    summary: 'My open chat, begun if there is none',
    body: wire.OpenChatBody.nullish(),
    response: { 200: wire.ChatReply, 201: wire.ChatReply },
  };
  api.post(
    '/api/chat',
    { config: { access: ['customer'], limits: RATES.open }, schema: opening },
    async (request, reply) => {
      const customer = participantOf(actorOf(request));
      const { id, opened } = await openChat(shop, customer);
      return reply.code(opened ? 201 : 200).send({ data: await getChat(shop, customer, id) });
    },
  );

  const mine = {
    tags,
    summary: 'My chats',
    querystring: wire.ChatsQuery,
    response: { 200: wire.ChatsReply },
  };
  api.get('/api/chat/my', { config: { access: ['customer'] }, schema: mine }, async (request) => {
    const customer = participantOf(actorOf(request));
    return { data: await getChats(shop, customer, chatsOf(customer.id), request.query) };
  });

  const waiting = { tags, summary: 'When somebody answers', response: { 200: wire.ReplyTimeReply } };
  api.get('/api/chat/reply-time', { config: { access: ['customer'] }, schema: waiting }, async () => ({
    data: await getReplyTime(shop),
  }));

  const reading = {
    tags,
    summary: 'A chat with a page of its messages',
    params,
    querystring: wire.HistoryQuery,
    response: { 200: wire.ChatHistoryReply },
  };
  api.get(
    '/api/chat/:id',
    { config: { access: ['customer', 'admin'] }, schema: reading },
    async (request) => ({
      data: await getHistory(shop, participantOf(actorOf(request)), request.params.id, request.query),
    }),
  );

  const rating = {
    tags,
    summary: 'How I liked a chat that is over',
    params,
    body: wire.RatingBody,
    response: { 200: DoneReply },
  };
  api.post('/api/chat/:id/rating', { config: { access: ['customer'] }, schema: rating }, async (request) => {
    await rateChat(shop, participantOf(actorOf(request)), request.params.id, request.body);
    return { data: { ok: true as const } };
  });
}
