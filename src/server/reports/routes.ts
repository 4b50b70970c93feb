import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  AuditQuery,
  AuditReply,
  CountsReply,
  LowStockReply,
  OrdersCsvQuery,
  OverviewQuery,
  OverviewReply,
  PaymentTalkReply,
  RefundsDueReply,
  WorkshopReply,
} from '#contract/http/reports.ts';
import { AccountsQuery, AccountsReply } from '#contract/http/users-admin.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { getAuditLog } from './audit/queries.ts';
import { getCounts } from './overview/counts.ts';
import { getAccounts } from './customers/queries.ts';
import { getLowStock } from './overview/low-stock.ts';
import { ordersCsv } from './orders/csv.ts';
import { getOverview } from './overview/queries.ts';
import { getPaymentTalk } from './orders/payment-talk.ts';
import { getRefundsDue } from './overview/refunds.ts';
import { getWorkshop } from './orders/worksheet.ts';

/** What the owner looks at: how the shop is doing, and who did what. */
export function reportRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['reports'];

  api.get(
    '/api/reports/counts',
    {
      config,
      schema: { tags, summary: 'How much there is, and what waits', response: { 200: CountsReply } },
    },
    async () => ({ data: await getCounts(shop.db) }),
  );

  api.get(
    '/api/reports/low-stock',
    { config, schema: { tags, summary: 'What runs low', response: { 200: LowStockReply } } },
    async () => ({ data: await getLowStock(shop) }),
  );

  api.get(
    '/api/reports/refunds-due',
    {
      config,
      schema: { tags, summary: 'Orders whose money goes back', response: { 200: RefundsDueReply } },
    },
    async () => ({ data: await getRefundsDue(shop.db) }),
  );

  api.get(
    '/api/reports/overview',
    {
      config,
      schema: {
        tags,
        summary: 'The last days beside those before, and what sells',
        querystring: OverviewQuery,
        response: { 200: OverviewReply },
      },
    },
    async ({ query }) => ({ data: await getOverview(shop, query.days) }),
  );

  api.get(
    '/api/reports/orders.csv',
    { config, schema: { tags, summary: 'Orders as a table (CSV)', querystring: OrdersCsvQuery } },
    async ({ query }, reply) => {
      const name = `don-hang-${dayOf(shop.clock.now())}.csv`;
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .type('text/csv; charset=utf-8')
        .send(ordersCsv(shop.db, query));
    },
  );

  api.get(
    '/api/audit-log',
    {
      config,
      schema: {
        tags,
        summary: 'Who changed what and when',
        querystring: AuditQuery,
        response: { 200: AuditReply },
      },
    },
    async ({ query }) => ({ data: await getAuditLog(shop.db, query) }),
  );

  api.get(
    '/api/users',
    {
      config,
      schema: {
        tags: ['users'],
        summary: 'Everybody’s accounts, and what they bought',
        querystring: AccountsQuery,
        response: { 200: AccountsReply },
      },
    },
    async ({ query }) => ({ data: await getAccounts(shop.db, query) }),
  );

  aboutAnOrder(app, shop);
}

/** What an admin wants to know of one order beyond the order. */
function aboutAnOrder(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['reports'];
  const params = idParams<OrderId>();

  api.get(
    '/api/orders/:id/payment-talk',
    {
      config,
      schema: {
        tags,
        summary: 'The chat of an order’s customer and the pictures she sent',
        params,
        response: { 200: PaymentTalkReply },
      },
    },
    async (request) => ({ data: await getPaymentTalk(shop.db, request.params.id) }),
  );

  api.get(
    '/api/orders/:id/workshop',
    {
      config,
      schema: {
        tags,
        summary: 'What to thread, bracelet by bracelet',
        params,
        response: { 200: WorkshopReply },
      },
    },
    async (request) => ({ data: await getWorkshop(shop, request.params.id) }),
  );
}
