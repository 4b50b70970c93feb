import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as wire from '#contract/http/carriers.ts';
import { requestUser } from '#server/identity/index.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';
import { getCarrierCash, getPayouts, recordPayout } from './service.ts';

/** Cash on delivery that carriers pay out. */
export function payoutRoutes(app: FastifyInstance, shop: FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['fulfilment'];

  const owed = { tags, response: { 200: wire.CarrierCashReply } };
  const what = 'What carriers have of the shop’s money, and parcels to look at';
  api.get('/api/shipments/carriers/cash', { config, schema: { ...owed, summary: what } }, async () => ({
    data: await getCarrierCash(shop),
  }));

  const path = '/api/shipments/carriers/payouts';
  const taking = { tags, body: wire.PayoutBody, response: { 201: wire.PayoutReply } };
  const taken = 'Write down what a carrier paid out';
  api.post(path, { config, schema: { ...taking, summary: taken } }, async (request, reply) =>
    reply.code(201).send({ data: await recordPayout(shop, requestUser(request), request.body) }),
  );

  const list = { tags, querystring: wire.PayoutsQuery, response: { 200: wire.PayoutsReply } };
  const listed = 'What carriers paid out';
  api.get(path, { config, schema: { ...list, summary: listed } }, async ({ query }) => ({
    data: await getPayouts(shop.db, query),
  }));
}
