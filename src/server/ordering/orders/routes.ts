import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { readableBy } from '../policy.ts';
import { moveOrders } from './bulk.ts';
import { correctAddress } from './correction.ts';
import { moveOrder } from './moves.ts';
import { getOrder, getOrders } from './queries.ts';
import { undoConfirmations } from './undo.ts';

export function orderRoutes(app: FastifyInstance, shop: OrderingShop & Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const ofUser = { access: 'user' } as const;
  const ofAdmin = { access: ['admin'] };
  const tags = ['ordering'];
  const one = { tags, params: idParams<OrderId>(), response: { 200: wire.OrderReply } };
  const several = { tags, response: { 200: wire.OrdersReply } };

  const mine = { ...several, summary: 'My orders', querystring: wire.MyOrdersQuery };
  api.get('/api/orders/my', { config: ofUser, schema: mine }, async (request) => ({
    data: await getOrders(shop, request.query, requestUser(request).id),
  }));

  const all = { ...several, summary: 'Everybody’s orders', querystring: wire.OrdersQuery };
  api.get('/api/orders', { config: ofAdmin, schema: all }, async ({ query }) => ({
    data: await getOrders(shop, query, 'anybody'),
  }));

  const reading = { ...one, summary: 'One order' };
  api.get('/api/orders/:id', { config: ofUser, schema: reading }, async (request) => ({
    data: await getOrder(shop, request.params.id, readableBy(requestUser(request))),
  }));

  const byAdmin = { ...one, summary: 'Move an order', body: wire.AdminTransitionBody };
  api.put('/api/orders/:id/admin-transition', { config: ofAdmin, schema: byAdmin }, async (request) => {
    const mover = { as: 'admin', id: requestUser(request).id } as const;
    const { status: to, reason } = request.body;
    return { data: await moveOrder(shop, mover, request.params.id, { to, reason }) };
  });

  const bulk = { tags, summary: 'Confirm or cancel several', body: wire.BulkTransitionBody };
  api.post(
    '/api/orders/bulk-transition',
    { config: ofAdmin, schema: { ...bulk, response: { 200: wire.BulkReply } } },
    async (request) => ({ data: await moveOrders(shop, requestUser(request).id, request.body) }),
  );

  const correcting = { ...one, summary: 'Put right where it goes', body: wire.CorrectAddressBody };
  api.put('/api/orders/:id/shipping-address', { config: ofAdmin, schema: correcting }, async (request) => ({
    data: await correctAddress(shop, requestUser(request).id, request.params.id, request.body),
  }));

  const undoing = { tags, summary: 'Take confirmations back', body: wire.UndoConfirmationBody };
  api.post(
    '/api/orders/undo-confirmation',
    { config: ofAdmin, schema: { ...undoing, response: { 200: wire.BulkReply } } },
    async (request) => ({
      data: await undoConfirmations(shop, requestUser(request).id, request.body.orders),
    }),
  );

  const byCustomer = { ...one, summary: 'Cancel or complete my order', body: wire.CustomerTransitionBody };
  api.put('/api/orders/:id/customer-transition', { config: ofUser, schema: byCustomer }, async (request) => {
    const mover = { as: 'customer', id: requestUser(request).id } as const;
    const { status: to, reason } = request.body;
    return { data: await moveOrder(shop, mover, request.params.id, { to, reason }) };
  });
}
