import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  OrdersCsvQuery,
  PaymentTalkReply,
  StoryReply,
  WorksheetsQuery,
  WorksheetsReply,
} from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { sendTable } from '#server/platform/http/csv.ts';
import { siteUrl } from '#server/platform/http/site-url.ts';
import type { Shop } from '#server/shop.ts';
import { ordersCsv } from './csv.ts';
import { getPaymentTalk } from './payment-talk.ts';
import { getStory } from './story.ts';
import { getWorksheets } from './worksheet.ts';

/** Reports about single orders, for admins. */
export function orderReportRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['reports'];
  const params = idParams<OrderId>();

  const csv = { tags, summary: 'Orders as a table (CSV)', querystring: OrdersCsvQuery };
  api.get(
    '/api/reports/orders.csv',
    { config: { ...config, proof: true }, schema: csv },
    async ({ query }, reply) =>
      sendTable(
        reply,
        `don-hang-${dayOf(shop.clock.now())}.csv`,
        await shop.reports.read(async (db) => ordersCsv(db, query, shop.clock.now())),
      ),
  );

  const summary = 'The chat of an order’s customer and the pictures she sent';
  const talk = { tags, summary, params, response: { 200: PaymentTalkReply } };
  api.get('/api/orders/:id/payment-talk', { config, schema: talk }, async (request) => ({
    data: await getPaymentTalk(shop.db, request.params.id),
  }));

  const storySchema = { tags, summary: 'What happened to an order, and who did it', params };
  api.get(
    '/api/orders/:id/story',
    { config, schema: { ...storySchema, response: { 200: StoryReply } } },
    async (request) => ({ data: await getStory(shop.db, request.params.id) }),
  );

  const sheets = { tags, summary: 'What to thread, order by order', querystring: WorksheetsQuery };
  api.get(
    '/api/reports/worksheets',
    { config, schema: { ...sheets, response: { 200: WorksheetsReply } } },
    async ({ query }) => ({
      data: await getWorksheets(shop, query.orders, siteUrl(app, shop.config.publicUrl)),
    }),
  );
}
