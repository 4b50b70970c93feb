import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { AmendingShop } from './amend.ts';
import { changeDelivery } from './delivery.ts';
import { exchangeCharm } from './exchange.ts';

export function amendmentRoutes(app: FastifyInstance, shop: AmendingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const one = { tags: ['ordering'], params: idParams<OrderId>(), response: { 200: wire.OrderReply } };

  const exchanging = { ...one, summary: 'Exchange a charm that broke', body: wire.ExchangeCharmBody };
  api.post('/api/orders/:id/exchange', { config, schema: exchanging }, async (request) => ({
    data: await exchangeCharm(shop, requestUser(request).id, request.params.id, request.body),
  }));

  const delivering = { ...one, summary: 'Bring it another way', body: wire.ChangeDeliveryBody };
  api.put('/api/orders/:id/shipping-option', { config, schema: delivering }, async (request) => ({
    data: await changeDelivery(shop, requestUser(request).id, request.params.id, request.body),
  }));
}
