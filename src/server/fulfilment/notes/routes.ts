import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { StaffNoteBody, StaffNoteReply, StaffNotesReply } from '#contract/http/fulfilment.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';
import { addStaffNote, getStaffNotes } from './service.ts';

export function staffNoteRoutes(app: FastifyInstance, shop: FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const path = '/api/orders/:id/staff-notes';
  const one = { tags: ['fulfilment'], params: idParams<OrderId>() };

  const summary = 'What staff noted on an order';
  api.get(
    path,
    { config, schema: { ...one, summary, response: { 200: StaffNotesReply } } },
    async ({ params }) => ({ data: await getStaffNotes(shop.db, params.id) }),
  );

  const adding = { ...one, body: StaffNoteBody, response: { 201: StaffNoteReply } };
  api.post(
    path,
    { config, schema: { ...adding, summary: 'Note something on an order' } },
    async (request, reply) => {
      const wanted = { orderId: request.params.id, ...request.body };
      const note = await addStaffNote(shop.db, requestUser(request), wanted, shop.clock.now());
      shop.events.publish('staff.changed', { what: 'notes' });
      return reply.code(201).send({ data: note });
    },
  );
}
