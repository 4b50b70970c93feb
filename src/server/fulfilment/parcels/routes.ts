import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  ParcelReply,
  ShippedOrdersQuery,
  ShipperTransitionBody,
  StaffNoteBody,
  StaffNoteReply,
  StaffNotesReply,
} from '#contract/http/fulfilment.ts';
import { OrderReply, OrdersReply } from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { readableBy } from '#server/ordering/index.ts';
import { changeByOrder } from '../shipments/delivery.ts';
import { seenBy } from '../policy.ts';
import { getParcel, getShippedOrders } from '../shipments/queries.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';
import { addStaffNote, getStaffNotes } from '../notes/service.ts';

/** What shippers, staff and the customer do on the side of an order. */
export function orderSideRoutes(app: FastifyInstance, shop: FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['fulfilment'];
  const params = idParams<OrderId>();

  api.get(
    '/api/orders/shipped',
    {
      config: { access: ['admin', 'shipper'] },
      schema: {
        tags,
        summary: 'Orders on their way; a shipper sees his own',
        querystring: ShippedOrdersQuery,
        response: { 200: OrdersReply },
      },
    },
    async (request) => ({
      data: await getShippedOrders(shop, request.query, seenBy(requestUser(request))),
    }),
  );

  api.get(
    '/api/orders/:id/parcel',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'How my order travels', params, response: { 200: ParcelReply } },
    },
    async (request) => ({
      data: await getParcel(shop.db, request.params.id, readableBy(requestUser(request))),
    }),
  );

  api.put(
    '/api/orders/:id/shipper-transition',
    {
      config: { access: ['shipper'] },
      schema: {
        tags,
        summary: 'Move an order that I carry, and its shipment with it',
        params,
        body: ShipperTransitionBody,
        response: { 200: OrderReply },
      },
    },
    async (request) => ({
      data: await changeByOrder(shop, requestUser(request), request.params.id, request.body),
    }),
  );

  api.get(
    '/api/orders/:id/staff-notes',
    {
      config: { access: ['admin'] },
      schema: { tags, summary: 'What staff noted on an order', params, response: { 200: StaffNotesReply } },
    },
    async ({ params }) => ({ data: await getStaffNotes(shop.db, params.id) }),
  );

  api.post(
    '/api/orders/:id/staff-notes',
    {
      config: { access: ['admin'] },
      schema: {
        tags,
        summary: 'Note something on an order',
        params,
        body: StaffNoteBody,
        response: { 201: StaffNoteReply },
      },
    },
    async (request, reply) => {
      const wanted = { orderId: request.params.id, text: request.body.text };
      const note = await addStaffNote(shop.db, requestUser(request), wanted, shop.clock.now());
      shop.events.publish('staff.changed', { what: 'notes' });
      return reply.code(201).send({ data: note });
    },
  );
}
