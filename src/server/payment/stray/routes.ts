import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/payment.ts';
import type { TransferId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { PayingShop } from '../payments/service.ts';
import { attachTransfer } from './attach.ts';
import { getUnmatched, settle } from './service.ts';
import { getSuggestions } from './suggestions.ts';

/** `/api/payments/admin/unmatched`: transfers that need an admin. */
export function strayRoutes(app: FastifyInstance, shop: PayingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['payment'];
  const config = { access: ['admin'] };
  const path = '/api/payments/admin/unmatched/:id';
  const params = idParams<TransferId>();

  const listing = {
    tags,
    summary: 'Transfers that a person must look at',
    querystring: wire.UnmatchedQuery,
    response: { 200: wire.TransfersReply },
  };
  api.get('/api/payments/admin/unmatched', { config, schema: listing }, async ({ query }) => ({
    data: await getUnmatched(shop, query),
  }));

  const settling = {
    tags,
    summary: 'Somebody took care of a transfer',
    params,
    body: wire.SettleBody,
    response: { 200: wire.TransferReply },
  };
  api.post(`${path}/settle`, { config, schema: settling }, async (request) => ({
    data: await settle(shop, requestUser(request).id, request.params.id, request.body),
  }));

  const attaching = {
    tags,
    summary: 'A transfer is for this order',
    params,
    body: wire.AttachBody,
    response: { 200: wire.TransferReply },
  };
  api.post(`${path}/attach`, { config, schema: attaching }, async (request) => ({
    data: await attachTransfer(shop, requestUser(request).id, request.params.id, request.body.orderId),
  }));

  const guessing = {
    tags,
    summary: 'Orders that a transfer may be for',
    params,
    response: { 200: wire.TransferSuggestionsReply },
  };
  api.get(`${path}/suggestions`, { config, schema: guessing }, async (request) => ({
    data: await getSuggestions(shop.db, request.params.id),
  }));
}
