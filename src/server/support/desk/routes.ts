import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import {
  AssignBody,
  CannedRepliesReply,
  CannedReplyBody,
  CannedReplyReply,
  ChatReply,
  ChatSearchQuery,
  ChatsQuery,
  ChatsReply,
  ChatStatsReply,
  CloseBody,
  NoteBody,
  NoteReply,
  NotesReply,
  OnlineAdminsReply,
  PriorityBody,
} from '#contract/http/chat.ts';
import { asId, type ChatId, type Id, type UserId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import {
  addCannedReply,
  addNote,
  changeCannedReply,
  listCannedReplies,
  listNotes,
  onlineAdmins,
  removeCannedReply,
} from './service.ts';
import { assignChat, closeChat, setPriority } from '../chats/service.ts';
import { adminOf, type Speaker } from '../policy.ts';
import { getChat, getChats, getStats } from '../chats/queries.ts';
import { searched } from '../chats/repository.ts';
import { chats } from '../tables.ts';

const tags = ['chat desk'];
const config = { access: ['admin'] };
const params = idParams<ChatId>();

/** What only admins do with chats (spec §7, Chat). */
export function adminRoutes(app: FastifyInstance, shop: Shop): void {
  listRoutes(app, shop);
  moveRoutes(app, shop);
  noteRoutes(app, shop);
  cannedRoutes(app, shop);
}

function listRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const lists: Record<string, (admin: Speaker) => SQL | undefined> = {
    pending: () => eq(chats.status, 'pending'),
    active: () => eq(chats.status, 'active'),
    assigned: ({ id }) => and(eq(chats.status, 'active'), eq(chats.adminId, id)),
  };
  for (const [name, wanted] of Object.entries(lists)) {
    api.get(
      `/api/chat/admin/${name}`,
      {
        config,
        schema: { tags, summary: `Chats: ${name}`, querystring: ChatsQuery, response: { 200: ChatsReply } },
      },
      async (request) => {
        const admin = adminOf(actorOf(request));
        return { data: await getChats(shop, admin, wanted(admin), request.query) };
      },
    );
  }

  api.get(
    '/api/chat/admin/search',
    {
      config,
      schema: {
        tags,
        summary: 'Find chats by words of customers and messages',
        querystring: ChatSearchQuery,
        response: { 200: ChatsReply },
      },
    },
    async (request) => ({
      data: await getChats(shop, adminOf(actorOf(request)), searched(request.query), request.query),
    }),
  );

  api.get(
    '/api/chat/admin/stats',
    { config, schema: { tags, summary: 'Chats in numbers', response: { 200: ChatStatsReply } } },
    async (request) => ({ data: await getStats(shop, adminOf(actorOf(request))) }),
  );

  api.get(
    '/api/chat/admin/online',
    { config, schema: { tags, summary: 'Who answers now', response: { 200: OnlineAdminsReply } } },
    async () => ({
      data: (await onlineAdmins(shop)).map(({ id, name }) => ({ _id: asId<UserId>(id), name })),
    }),
  );
}

function moveRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
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
      await closeChat(shop, admin, id, { askRating: request.body?.askRating ?? false });
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

function noteRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    '/api/chat/:id/notes',
    {
      config,
      schema: { tags, summary: 'Notes that no customer sees', params, response: { 200: NotesReply } },
    },
    async (request) => ({ data: await listNotes(shop, request.params.id) }),
  );

  api.post(
    '/api/chat/:id/notes',
    {
      config,
      schema: { tags, summary: 'Write a note', params, body: NoteBody, response: { 201: NoteReply } },
    },
    async (request, reply) => {
      const note = await addNote(shop, adminOf(actorOf(request)), request.params.id, request.body.content);
      return reply.code(201).send({ data: note });
    },
  );
}

function cannedRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const oneReply = idParams<Id<'CannedReply'>>();

  api.get(
    '/api/chat/admin/canned-replies',
    { config, schema: { tags, summary: 'Canned replies', response: { 200: CannedRepliesReply } } },
    async () => ({ data: await listCannedReplies(shop) }),
  );

  api.post(
    '/api/chat/admin/canned-replies',
    {
      config,
      schema: {
        tags,
        summary: 'Add a canned reply',
        body: CannedReplyBody,
        response: { 201: CannedReplyReply },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await addCannedReply(shop, request.body) }),
  );

  api.put(
    '/api/chat/admin/canned-replies/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a canned reply',
        params: oneReply,
        body: CannedReplyBody,
        response: { 200: CannedReplyReply },
      },
    },
    async (request) => ({ data: await changeCannedReply(shop, request.params.id, request.body) }),
  );

  api.delete(
    '/api/chat/admin/canned-replies/:id',
    {
      config,
      schema: { tags, summary: 'Remove a canned reply', params: oneReply, response: { 200: DoneReply } },
    },
    async (request) => {
      await removeCannedReply(shop, request.params.id);
      return { data: { ok: true as const } };
    },
  );
}
