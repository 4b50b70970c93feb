import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  AuditQuery,
  AuditReply,
  OrdersCsvQuery,
  OverviewQuery,
  OverviewReply,
} from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { Shop } from '#server/shop.ts';
import { getAuditLog } from './audit.ts';
import { ordersCsv } from './orders-csv.ts';
import { getOverview } from './overview.ts';

/** What the owner looks at: how the shop is doing, and who did what. */
export function reportRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['reports'];

  api.get(
    '/api/reports/overview',
    {
      config,
      schema: {
        tags,
        summary: 'The last days beside those before, and what waits',
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
}
