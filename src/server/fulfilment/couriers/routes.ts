import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as cash from '#contract/http/cash.ts';
import * as wire from '#contract/http/fulfilment.ts';
import { BulkReply } from '#contract/http/ordering.ts';
import type { CashHandInId, UserId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { handOver } from '../shipments/bulk.ts';
import { countOpen } from '../shipments/counts.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';
import { getHandIns, getHeldCash, getSlip, listHolders } from './queries.ts';
import { handIn } from './service.ts';

/** Parcels per shipper, and the cash that shippers hand in. */
export function courierRoutes(app: FastifyInstance, shop: Shop & FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['fulfilment'];

  const loads = { tags, response: { 200: wire.ShipperLoadsReply } };
  const counted = 'How many parcels each shipper still has to bring';
  api.get('/api/shipments/loads', { config, schema: { ...loads, summary: counted } }, async () => ({
    data: await countOpen(shop.db),
  }));

  const giving = { tags, body: wire.HandOverBody, response: { 200: BulkReply } };
  const given = 'Hand parcels over to another shipper';
  api.post(
    '/api/shipments/hand-over',
    { config, schema: { ...giving, summary: given } },
    async (request) => ({
      data: await handOver(shop, requestUser(request), request.body),
    }),
  );

  const holders = { tags, response: { 200: cash.CashHoldersReply } };
  const who = 'Which shippers have money of the shop';
  api.get('/api/shipments/cash', { config, schema: { ...holders, summary: who } }, async () => ({
    data: await listHolders(shop.db),
  }));

  const held = { tags, params: idParams<UserId>(), response: { 200: cash.HeldCashReply } };
  const what = 'What a shipper has to hand in';
  api.get('/api/shipments/cash/:id', { config, schema: { ...held, summary: what } }, async ({ params }) => ({
    data: await getHeldCash(shop.db, params.id),
  }));

  const path = '/api/shipments/cash/hand-ins';
  const taking = { tags, body: cash.HandInBody, response: { 201: cash.HandInSlipReply } };
  api.post(
    path,
    { config, schema: { ...taking, summary: 'Take the money that a shipper brings' } },
    async (request, reply) => {
      const id = await handIn(shop, requestUser(request), request.body);
      return reply.code(201).send({ data: await getSlip(shop.db, id) });
    },
  );

  const list = { tags, querystring: cash.HandInsQuery, response: { 200: cash.HandInsReply } };
  api.get(path, { config, schema: { ...list, summary: 'Money that was handed in' } }, async ({ query }) => ({
    data: await getHandIns(shop.db, query),
  }));

  const slip = { tags, params: idParams<CashHandInId>(), response: { 200: cash.HandInSlipReply } };
  const one = 'One sum that was handed in, with its parcels';
  api.get(`${path}/:id`, { config, schema: { ...slip, summary: one } }, async ({ params }) => ({
    data: await getSlip(shop.db, params.id),
  }));
}
