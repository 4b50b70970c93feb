import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/fulfilment.ts';
import { OrderReply } from '#contract/http/ordering.ts';
import type { OrderId, ShipmentId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { moverOf } from '../policy.ts';
import { changeByOrder, changeStatus } from '../shipments/delivery.ts';
import { getMyCash, getMyShipments } from '../shipments/queries.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';

/** API for a shipper's own shipments (spec §7, Fulfilment). */
export function shipperRoutes(app: FastifyInstance, shop: Shop & FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['shipper'] };
  const tags = ['fulfilment'];

  const list = { tags, querystring: wire.MyShipmentsQuery, response: { 200: wire.MyShipmentsReply } };
  api.get(
    '/api/shipments/my-shipments',
    { config, schema: { ...list, summary: 'The shipments I carry, with the counts of my dashboard' } },
    async (request) => ({ data: await getMyShipments(shop, requestUser(request).id, request.query) }),
  );

  const cash = { tags, querystring: wire.MyCashQuery, response: { 200: wire.MyCashReply } };
  api.get(
    '/api/shipments/my-cash',
    { config, schema: { ...cash, summary: 'What I took at the doors on a day' } },
    async (request) => ({ data: await getMyCash(shop, requestUser(request).id, request.query.date) }),
  );

  api.put(
    '/api/shipments/:id/status',
    {
      config: { access: ['shipper', 'admin'] },
      schema: {
        tags,
        summary: 'Move a shipment that I carry; as an admin, one that no shipper of the shop carries',
        params: idParams<ShipmentId>(),
        body: wire.ShipmentStatusBody,
        response: { 200: wire.ShipmentReply },
      },
    },
    async (request) => ({
      data: await changeStatus(shop, moverOf(requestUser(request)), request.params.id, request.body),
    }),
  );

  api.put(
    '/api/orders/:id/shipper-transition',
    {
      config,
      schema: {
        tags,
        summary: 'Move an order that I carry, and its shipment with it',
        params: idParams<OrderId>(),
        body: wire.ShipperTransitionBody,
        response: { 200: OrderReply },
      },
    },
    async (request) => ({
      data: await changeByOrder(shop, requestUser(request), request.params.id, request.body),
    }),
  );
}
