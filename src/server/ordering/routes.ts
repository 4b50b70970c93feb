import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  AdminTransitionBody,
  CustomerTransitionBody,
  BoughtAgainReply,
  IdempotencyHeaders,
  MyOrdersQuery,
  OrderReply,
  OrdersQuery,
  OrdersReply,
  PlaceOrderBody,
} from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { forgetOldKeys } from '#server/platform/db/idempotency.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { buyAgain } from './checkout/buy-again.ts';
import { orderJobs } from './jobs.ts';
import { moveOrder } from './orders/moves.ts';
import { readableBy } from './policy.ts';
import { getOrder, getOrders } from './orders/queries.ts';
import { placeOrder, type OrderingShop } from './checkout/service.ts';

/** Far above a person's pace. */
const ORDERS: Limit = { name: 'orders', points: 200, seconds: 600, by: (request) => request.actor?.id };

export function orderingRoutes(app: FastifyInstance, shop: OrderingShop & Shop): void {
  forgetOldKeys(shop.jobs, shop.db, shop.clock);
  orderJobs(shop);
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['ordering'];
  const params = idParams<OrderId>();

  api.post(
    '/api/orders',
    {
      config: { access: 'user', limits: [ORDERS] },
      schema: {
        tags,
        summary: 'Order what is in my cart',
        headers: IdempotencyHeaders,
        body: PlaceOrderBody,
        response: { 201: OrderReply },
      },
    },
    async (request, reply) => {
      const order = await placeOrder(
        shop,
        requestUser(request),
        request.body,
        request.headers['idempotency-key'],
      );
      return reply.code(201).send({ data: order });
    },
  );

  api.get(
    '/api/orders/my',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'My orders', querystring: MyOrdersQuery, response: { 200: OrdersReply } },
    },
    async (request) => ({ data: await getOrders(shop, request.query, requestUser(request).id) }),
  );

  api.get(
    '/api/orders',
    {
      config: { access: ['admin'] },
      schema: {
        tags,
        summary: 'Everybody’s orders',
        querystring: OrdersQuery,
        response: { 200: OrdersReply },
      },
    },
    async (request) => ({ data: await getOrders(shop, request.query, 'anybody') }),
  );

  api.get(
    '/api/orders/:id',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'One order', params, response: { 200: OrderReply } },
    },
    async (request) => ({ data: await getOrder(shop, request.params.id, readableBy(requestUser(request))) }),
  );

  api.post(
    '/api/orders/:id/buy-again',
    {
      config: { access: 'user', limits: [ORDERS] },
      schema: {
        tags,
        summary: 'Put what I ordered into my cart again',
        params,
        response: { 200: BoughtAgainReply },
      },
    },
    async (request) => ({ data: await buyAgain(shop, requestUser(request).id, request.params.id) }),
  );

  api.put(
    '/api/orders/:id/admin-transition',
    {
      config: { access: ['admin'] },
      schema: {
        tags,
        summary: 'Move an order',
        params,
        body: AdminTransitionBody,
        response: { 200: OrderReply },
      },
    },
    async (request) => {
      const mover = { as: 'admin', id: requestUser(request).id } as const;
      const { status: to, reason } = request.body;
      return { data: await moveOrder(shop, mover, request.params.id, { to, reason }) };
    },
  );

  api.put(
    '/api/orders/:id/customer-transition',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Cancel or complete my order',
        params,
        body: CustomerTransitionBody,
        response: { 200: OrderReply },
      },
    },
    async (request) => {
      const mover = { as: 'customer', id: requestUser(request).id } as const;
      const { status: to, reason } = request.body;
      return { data: await moveOrder(shop, mover, request.params.id, { to, reason }) };
    },
  );
}
