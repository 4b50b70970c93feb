import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { IdempotencyHeaders } from '#contract/http/ordering.ts';
import {
  OpenPaymentBody,
  OrderParams,
  PaymentReply,
  UserConfirmBody,
  VietQrBody,
  VietQrReply,
} from '#contract/http/payment.ts';
import type { PaymentId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { readableBy } from '#server/ordering/index.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import { adminPaymentRoutes } from './transfers/routes.ts';
import { bankFeedRoutes } from './bank-feed/routes.ts';
import {
  getPayment,
  getPaymentOf,
  getVietQr,
  reportPaid,
  requestPayment,
  type PayingShop,
} from './payments/service.ts';

/** Far above a person's pace; drawing a code costs a few milliseconds. */
const PAYMENTS: Limit = { name: 'payments', points: 300, seconds: 600, by: (request) => request.actor?.id };

export function paymentRoutes(app: FastifyInstance, shop: PayingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['payment'];
  const config = { access: 'user', limits: [PAYMENTS] } as const;

  api.post(
    '/api/payments',
    {
      config,
      schema: {
        tags,
        summary: 'The payment of my order',
        headers: IdempotencyHeaders,
        body: OpenPaymentBody,
        response: { 201: PaymentReply },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const payment = await requestPayment(shop, requestUser(request).id, request.body, key);
      return reply.code(201).send({ data: payment });
    },
  );

  api.get(
    '/api/payments/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'One payment',
        params: idParams<PaymentId>(),
        response: { 200: PaymentReply },
      },
    },
    async (request) => ({
      data: await getPayment(shop, request.params.id, readableBy(requestUser(request))),
    }),
  );

  api.get(
    '/api/payments/order/:orderId',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'The payment of an order',
        params: OrderParams,
        response: { 200: PaymentReply },
      },
    },
    async (request) => ({
      data: await getPaymentOf(shop.db, request.params.orderId, readableBy(requestUser(request))),
    }),
  );

  api.post(
    '/api/payments/vietqr-data',
    {
      config,
      schema: {
        tags,
        summary: 'QR code and bank of a transfer',
        body: VietQrBody,
        response: { 200: VietQrReply },
      },
    },
    async (request) => ({
      data: await getVietQr(shop, request.body.orderId, readableBy(requestUser(request))),
    }),
  );

  // The specification names both and tells only the second's meaning.
  for (const url of ['/api/payments/confirm', '/api/payments/user/confirm']) {
    api.post(
      url,
      {
        config,
        schema: { tags, summary: 'I have paid', body: UserConfirmBody, response: { 200: PaymentReply } },
      },
      async (request) => ({ data: await reportPaid(shop, requestUser(request).id, request.body.orderId) }),
    );
  }

  adminPaymentRoutes(app, shop);
  bankFeedRoutes(app, shop);
}
