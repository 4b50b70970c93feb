import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { ParcelReply, ShippedOrdersQuery } from '#contract/http/fulfilment.ts';
import { OrdersReply } from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { readableBy } from '#server/ordering/index.ts';
import { shipperScope } from '../policy.ts';
import { getParcel, getShippedOrders } from '../shipments/queries.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';

/** Delivery progress of orders, for everyone allowed to see it. */
export function parcelRoutes(app: FastifyInstance, shop: FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['fulfilment'];

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
      data: await getShippedOrders(shop, request.query, shipperScope(requestUser(request))),
    }),
  );

  const params = idParams<OrderId>();
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
}
