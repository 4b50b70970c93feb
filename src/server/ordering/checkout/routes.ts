import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { BoughtAgainReply, IdempotencyHeaders, OrderReply, PlaceOrderBody } from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { ORDERS } from '../rates.ts';
import { buyAgain } from './buy-again.ts';
import { placeOrder, type OrderingShop } from './service.ts';

export function checkoutRoutes(app: FastifyInstance, shop: OrderingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user', limits: [ORDERS] } as const;
  const tags = ['ordering'];

  api.post(
    '/api/orders',
    {
      config,
      schema: {
        tags,
        summary: 'Order what is in my cart',
        headers: IdempotencyHeaders,
        body: PlaceOrderBody,
        response: { 201: OrderReply },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const order = await placeOrder(shop, requestUser(request), request.body, key);
      return reply.code(201).send({ data: order });
    },
  );

  api.post(
    '/api/orders/:id/buy-again',
    {
      config,
      schema: {
        tags,
        summary: 'Put what I ordered into my cart again',
        params: idParams<OrderId>(),
        response: { 200: BoughtAgainReply },
      },
    },
    async (request) => ({ data: await buyAgain(shop, requestUser(request).id, request.params.id) }),
  );
}
