import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { IdempotencyHeaders } from '#contract/http/ordering.ts';
import * as wire from '#contract/http/payment.ts';
import type { PaymentId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { readableBy } from '#server/ordering/index.ts';
import { PAYMENTS } from '../rates.ts';
import {
  getPayment,
  getPaymentOf,
  getVietQr,
  reportPaid,
  requestPayment,
  type PayingShop,
} from './service.ts';

/** Payment API for customers (spec §7, Payment). */
export function customerPaymentRoutes(app: FastifyInstance, shop: PayingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['payment'];
  const config = { access: 'user', limits: [PAYMENTS] } as const;
  const reading = { access: 'user' } as const;
  const response = { 200: wire.PaymentReply };

  const opening = {
    tags,
    summary: 'The payment of my order',
    headers: IdempotencyHeaders,
    body: wire.OpenPaymentBody,
    response: { 201: wire.PaymentReply },
  };
  api.post('/api/payments', { config, schema: opening }, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const payment = await requestPayment(shop, requestUser(request).id, request.body, key);
    return reply.code(201).send({ data: payment });
  });

  const one = { tags, summary: 'One payment', params: idParams<PaymentId>(), response };
  api.get('/api/payments/:id', { config: reading, schema: one }, async (request) => ({
    data: await getPayment(shop, request.params.id, readableBy(requestUser(request))),
  }));

  const ofOrder = { tags, summary: 'The payment of an order', params: wire.OrderParams, response };
  api.get('/api/payments/order/:orderId', { config: reading, schema: ofOrder }, async (request) => ({
    data: await getPaymentOf(shop.db, request.params.orderId, readableBy(requestUser(request))),
  }));

  const summary = 'QR code and bank of a transfer';
  const vietQr = { tags, summary, body: wire.VietQrBody, response: { 200: wire.VietQrReply } };
  api.post('/api/payments/vietqr-data', { config, schema: vietQr }, async (request) => ({
    data: await getVietQr(shop, request.body.orderId, readableBy(requestUser(request))),
  }));

  const reporting = { tags, summary: 'I have paid', body: wire.UserConfirmBody, response };
  // The specification names both paths and describes only the second.
  for (const url of ['/api/payments/confirm', '/api/payments/user/confirm']) {
    api.post(url, { config, schema: reporting }, async (request) => ({
      data: await reportPaid(shop, requestUser(request).id, request.body.orderId),
    }));
  }
}
