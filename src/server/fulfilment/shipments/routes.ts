import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/fulfilment.ts';
import { BulkReply } from '#contract/http/ordering.ts';
import type { ShipmentId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { shipperScope } from '../policy.ts';
import { shipOrders } from './bulk.ts';
import { returnToStock } from './delivery.ts';
import { assignShipper, createShipment } from './dispatch.ts';
import { getEarlyGifts } from './early-gifts.ts';
import { getShipment, getShipments } from './queries.ts';
import type { FulfilmentShop } from './shop.ts';

/** `/api/shipments`: shipments for admins (spec §7, Fulfilment). */
export function shipmentRoutes(app: FastifyInstance, shop: Shop & FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['fulfilment'];
  const params = idParams<ShipmentId>();
  const response = { 200: wire.ShipmentReply };

  const create = { tags, body: wire.CreateShipmentBody, response: { 201: wire.ShipmentReply } };
  api.post(
    '/api/shipments',
    { config, schema: { ...create, summary: 'Ship a confirmed order' } },
    async (request, reply) => {
      const shipment = await createShipment(shop, requestUser(request), request.body);
      return reply.code(201).send({ data: shipment });
    },
  );

  const several = { tags, body: wire.BulkShipmentBody, response: { 200: BulkReply } };
  const handed = 'Pack several orders, and give their parcels to a shipper';
  api.post('/api/shipments/bulk', { config, schema: { ...several, summary: handed } }, async (request) => ({
    data: await shipOrders(shop, requestUser(request), request.body),
  }));

  const gifts = { tags, querystring: wire.EarlyGiftsQuery, response: { 200: wire.EarlyGiftsReply } };
  const early = 'Of several orders, the gifts that would arrive before their day if sent today';
  api.get(
    '/api/shipments/early-gifts',
    { config, schema: { ...gifts, summary: early } },
    async ({ query }) => ({ data: await getEarlyGifts(shop, query.orders) }),
  );

  const list = { tags, querystring: wire.ShipmentsQuery, response: { 200: wire.AllShipmentsReply } };
  const listed = 'Everybody’s shipments, with how many there are behind each filter';
  api.get('/api/shipments', { config, schema: { ...list, summary: listed } }, async ({ query }) => ({
    data: await getShipments(shop, query),
  }));

  api.get(
    '/api/shipments/:id',
    { config: { access: ['admin', 'shipper'] }, schema: { tags, summary: 'One shipment', params, response } },
    async (request) => ({
      data: await getShipment(shop, request.params.id, shipperScope(requestUser(request))),
    }),
  );

  const assign = { tags, params, body: wire.AssignShipperBody, response };
  api.put(
    '/api/shipments/:id/assign',
    { config, schema: { ...assign, summary: 'Give a shipment to a shipper, once' } },
    async (request) => ({
      data: await assignShipper(shop, requestUser(request), request.params.id, request.body.shipperId),
    }),
  );

  const decide = { tags, params, body: wire.ReturnToStockBody, response };
  api.put(
    '/api/shipments/:id/return-to-stock',
    { config, schema: { ...decide, summary: 'Decide about the pieces of a returned parcel' } },
    async (request) => ({
      data: await returnToStock(shop, requestUser(request), request.params.id, request.body.fit),
    }),
  );
}
