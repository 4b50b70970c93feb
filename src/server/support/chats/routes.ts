import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import {
  ChatHistoryReply,
  ChatReply,
  ChatsQuery,
  ChatsReply,
  HistoryQuery,
  MessageReply,
  OpenChatBody,
  RatingBody,
  ReadBody,
  ReadReply,
  SendMessageBody,
  UploadedChatImageReply,
} from '#contract/http/chat.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { keepImage, readImage } from '../messages/images.ts';
import { rateChat } from './service.ts';
import { speakerOf } from '../policy.ts';
import { RATES } from '../rates.ts';
import { getChat, getChats, getHistory } from './queries.ts';
import { markRead } from '../messages/read-marks.ts';
import { sendMessage } from '../messages/service.ts';
import { openChat } from './opening.ts';
import { chats } from '../tables.ts';

const TAGS = ['chat'];
const CHATTERS = ['customer', 'admin'];
const params = idParams<ChatId>();

/** `/api/chat`: what customers do, and admins in the same chats (spec §7, Chat). */
export function chatRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/chat',
    {
      config: { access: ['customer'], limits: RATES.open },
      schema: {
        tags: TAGS,
        summary: 'My open chat, begun if there is none',
        body: OpenChatBody.nullish(),
        response: { 200: ChatReply, 201: ChatReply },
      },
    },
    async (request, reply) => {
      const customer = speakerOf(actorOf(request));
      const { id, opened } = await openChat(shop, customer);
      return reply.code(opened ? 201 : 200).send({ data: await getChat(shop, customer, id) });
    },
  );

  api.get(
    '/api/chat/my',
    {
      config: { access: ['customer'] },
      schema: { tags: TAGS, summary: 'My chats', querystring: ChatsQuery, response: { 200: ChatsReply } },
    },
    async (request) => {
      const customer = speakerOf(actorOf(request));
      return { data: await getChats(shop, customer, eq(chats.userId, customer.id), request.query) };
    },
  );

  api.get(
    '/api/chat/:id',
    {
      config: { access: CHATTERS },
      schema: {
        tags: TAGS,
        summary: 'A chat with a page of its messages',
        params,
        querystring: HistoryQuery,
        response: { 200: ChatHistoryReply },
      },
    },
    async (request) => ({
      data: await getHistory(shop, speakerOf(actorOf(request)), request.params.id, request.query),
    }),
  );

  api.post(
    '/api/chat/:id/messages',
    {
      config: { access: CHATTERS },
      schema: {
        tags: TAGS,
        summary: 'Say something',
        params,
        body: SendMessageBody,
        response: { 201: MessageReply },
      },
    },
    async (request, reply) => {
      const message = await sendMessage(shop, speakerOf(actorOf(request)), request.params.id, request.body);
      return reply.code(201).send({ data: message });
    },
  );

  api.put(
    '/api/chat/:id/read',
    {
      config: { access: CHATTERS },
      schema: { tags: TAGS, summary: 'I have read it', params, body: ReadBody, response: { 200: ReadReply } },
    },
    async (request) => {
      const { id } = request.params;
      const unreadCount = await markRead(shop, speakerOf(actorOf(request)), id, request.body?.upTo);
      return { data: { chatId: id, unreadCount } };
    },
  );

  api.post(
    '/api/chat/:id/rating',
    {
      config: { access: ['customer'] },
      schema: {
        tags: TAGS,
        summary: 'How I liked a chat that is over',
        params,
        body: RatingBody,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await rateChat(shop, speakerOf(actorOf(request)), request.params.id, request.body);
      return { data: { ok: true as const } };
    },
  );

  api.post(
    '/api/chat/upload-image',
    {
      config: { access: CHATTERS, limits: RATES.upload },
      schema: {
        tags: TAGS,
        summary: 'Upload a picture for a message (multipart, field `image`)',
        consumes: ['multipart/form-data'],
        response: { 200: UploadedChatImageReply },
      },
    },
    async (request) => {
      const picture = await uploadedPicture(request);
      return { data: await keepImage(shop, speakerOf(actorOf(request)), picture) };
    },
  );

  app.get<{ Params: { file: string } }>(
    '/api/chat/images/:file',
    { config: { access: CHATTERS }, schema: { tags: TAGS, summary: 'A picture of a chat' } },
    async (request, reply) => {
      const bytes = await readImage(shop, speakerOf(actorOf(request)), request.params.file);
      return reply
        .header('cache-control', 'private, max-age=86400, immutable')
        .type('image/webp')
        .send(bytes);
    },
  );
}
