import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { IdempotencyHeaders } from '#contract/http/ordering.ts';
import * as wire from '#contract/http/payment.ts';
import { requestUser } from '#server/identity/index.ts';
import { keepOverpayment, recordRefund } from '../payments/refunds.ts';
import { decidePayment, type PayingShop } from '../payments/service.ts';

/** Payment API for admins. */
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
  api.post(`${path}/refund`, { config: { ...config, proof: true }, schema: refunding }, async (request) => ({
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
}
