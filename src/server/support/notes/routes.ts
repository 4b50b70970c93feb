import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { NoteBody, NoteReply, NotesReply } from '#contract/http/chat.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { adminOf } from '../policy.ts';
import { addNote, listNotes } from './service.ts';

export function noteRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['chat desk'];
  const config = { access: ['admin'] };
  const params = idParams<ChatId>();
  const path = '/api/chat/:id/notes';

  const summary = 'Notes that no customer sees';
  api.get(
    path,
    { config, schema: { tags, summary, params, response: { 200: NotesReply } } },
    async (request) => ({ data: await listNotes(shop, request.params.id) }),
  );

  api.post(
    path,
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
