import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { IdempotencyHeaders } from '#contract/http/ordering.ts';
import * as wire from '#contract/http/payment.ts';
import type { TransferId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { keepOverpayment, recordRefund } from '../payments/refunds.ts';
import { decidePayment, type PayingShop } from '../payments/service.ts';
import { attachTransfer } from './attach.ts';
import { getUnmatched, settle } from './service.ts';
import { getSuggestions } from './suggestions.ts';

/** What an admin does about money. */
export function transferRoutes(app: FastifyInstance, shop: PayingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['payment'];
  const config = { access: ['admin'] };
  const path = '/api/payments/admin';
  const response = { 200: wire.PaymentReply };

  const deciding = { tags, summary: 'Confirm or reject a transfer', body: wire.AdminConfirmBody, response };
  api.post(`${path}/confirm`, { config, schema: deciding }, async (request) => ({
    data: await decidePayment(shop, requestUser(request).id, request.body),
  }));

  const refunding = {
    tags,
    summary: 'Money was given back, all that is owed or some',
    headers: IdempotencyHeaders,
    body: wire.RefundBody,
    response,
  };
  api.post(`${path}/refund`, { config, schema: refunding }, async (request) => ({
    data: await recordRefund(shop, requestUser(request).id, request.body, request.headers['idempotency-key']),
  }));

  const keeping = {
    tags,
    summary: 'What was too much stays with the shop, as the customer said',
    headers: IdempotencyHeaders,
    body: wire.KeepBody,
    response,
  };
  api.post(`${path}/keep`, { config, schema: keeping }, async (request) => ({
    data: await keepOverpayment(
      shop,
      requestUser(request).id,
      request.body,
      request.headers['idempotency-key'],
    ),
  }));

  const listing = {
    tags,
    summary: 'Transfers that a person must look at',
    querystring: wire.UnmatchedQuery,
    response: { 200: wire.TransfersReply },
  };
  api.get(`${path}/unmatched`, { config, schema: listing }, async ({ query }) => ({
    data: await getUnmatched(shop, query),
  }));

  const settling = {
    tags,
    summary: 'Somebody took care of a transfer',
    params: idParams<TransferId>(),
    body: wire.SettleBody,
    response: { 200: wire.TransferReply },
  };
  api.post(`${path}/unmatched/:id/settle`, { config, schema: settling }, async (request) => ({
    data: await settle(shop, requestUser(request).id, request.params.id, request.body),
  }));

  const params = idParams<TransferId>();
  const attaching = {
    tags,
    summary: 'A transfer is for this order',
    params,
    body: wire.AttachBody,
    response: { 200: wire.TransferReply },
  };
  api.post(`${path}/unmatched/:id/attach`, { config, schema: attaching }, async (request) => ({
    data: await attachTransfer(shop, requestUser(request).id, request.params.id, request.body.orderId),
  }));

  const guessing = {
    tags,
    summary: 'Orders that a transfer may be for',
    params,
    response: { 200: wire.TransferSuggestionsReply },
  };
  api.get(`${path}/unmatched/:id/suggestions`, { config, schema: guessing }, async ({ params }) => ({
    data: await getSuggestions(shop.db, params.id),
  }));
}
