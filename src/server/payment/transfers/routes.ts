import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  AdminConfirmBody,
  PaymentReply,
  RefundBody,
  SettleBody,
  TransferReply,
  TransfersReply,
  UnmatchedQuery,
} from '#contract/http/payment.ts';
import type { TransferId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { decidePayment, recordRefund, type PayingShop } from '../payments/service.ts';
import { getUnmatched, settle } from './service.ts';

/** What an admin does about money. */
export function adminPaymentRoutes(app: FastifyInstance, shop: PayingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['payment'];
  const config = { access: ['admin'] } as const;

  api.post(
    '/api/payments/admin/confirm',
    {
      config,
      schema: {
        tags,
        summary: 'Confirm or reject a transfer',
        body: AdminConfirmBody,
        response: { 200: PaymentReply },
      },
    },
    async (request) => ({ data: await decidePayment(shop, requestUser(request).id, request.body) }),
  );

  api.post(
    '/api/payments/admin/refund',
    {
      config,
      schema: {
        tags,
        summary: 'The money was given back',
        body: RefundBody,
        response: { 200: PaymentReply },
      },
    },
    async (request) => ({ data: await recordRefund(shop, requestUser(request).id, request.body.orderId) }),
  );

  api.get(
    '/api/payments/admin/unmatched',
    {
      config,
      schema: {
        tags,
        summary: 'Transfers that a person must look at',
        querystring: UnmatchedQuery,
        response: { 200: TransfersReply },
      },
    },
    async (request) => ({ data: await getUnmatched(shop, request.query) }),
  );

  api.post(
    '/api/payments/admin/unmatched/:id/settle',
    {
      config,
      schema: {
        tags,
        summary: 'Somebody took care of a transfer',
        params: idParams<TransferId>(),
        body: SettleBody,
        response: { 200: TransferReply },
      },
    },
    async (request) => ({
      data: await settle(shop, requestUser(request).id, request.params.id, request.body.note ?? null),
    }),
  );
}
