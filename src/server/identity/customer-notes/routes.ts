import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import {
  CustomerNoteBody,
  CustomerNoteEdit,
  CustomerNoteParams,
  CustomerNoteReply,
} from '#contract/http/users-admin.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { requestUser } from '../sessions/request-user.ts';
import { addNote, editNote, removeNote } from './service.ts';

/** Notes of staff about a customer; they are read as part of the customer's page (`reports/customers`). */
export function customerNoteRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['users'];
  const path = '/api/users/:id/notes';

  const adding = {
    tags,
    summary: 'Note something about a customer',
    params: idParams<UserId>(),
    body: CustomerNoteBody,
    response: { 201: CustomerNoteReply },
  };
  api.post(path, { config, schema: adding }, async (request, reply) => {
    const wanted = { customerId: request.params.id, text: request.body.text };
    const note = await addNote(shop.db, requestUser(request), wanted, shop.clock.now());
    shop.events.publish('staff.changed', { what: 'notes' });
    return reply.code(201).send({ data: note });
  });

  const changing = {
    tags,
    summary: 'Say a note of one’s own otherwise',
    params: CustomerNoteParams,
    body: CustomerNoteEdit,
    response: { 200: CustomerNoteReply },
  };
  api.put(`${path}/:note`, { config, schema: changing }, async (request) => {
    const { id: customerId, note: id } = request.params;
    const note = await editNote(shop.db, requestUser(request), { customerId, id, ...request.body });
    shop.events.publish('staff.changed', { what: 'notes' });
    return { data: note };
  });

  const removing = {
    tags,
    summary: 'Take a note about a customer away',
    params: CustomerNoteParams,
    response: { 200: DoneReply },
  };
  api.delete(`${path}/:note`, { config, schema: removing }, async ({ params }) => {
    await removeNote(shop.db, params.id, params.note);
    shop.events.publish('staff.changed', { what: 'notes' });
    return { data: { ok: true as const } };
  });
}
