import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PageQuery } from '#contract/envelope.ts';
import * as wire from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { askedPeriod } from '#domain/reports/periods.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { getCounts } from './counts.ts';
import { getInbox } from './inbox.ts';
import { getLowStock } from './low-stock.ts';
import { getOverview } from './queries.ts';
import { getRefundsDue } from './refunds.ts';

/** `/api/reports`: overview of the shop, and pending tasks. */
export function overviewRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['reports'];

  const counts = { tags, summary: 'How much there is, and what waits', response: { 200: wire.CountsReply } };
  api.get('/api/reports/counts', { config, schema: counts }, async () => ({
    data: await getCounts(shop.db, shop.clock.now()),
  }));

  const inbox = { tags, summary: 'What waits for staff, by kind', response: { 200: wire.InboxReply } };
  api.get('/api/reports/inbox', { config, schema: inbox }, async (request) => ({
    data: await getInbox(shop.db, asId<UserId>(actorOf(request).id), shop.clock.now()),
  }));

  const lowStock = { tags, summary: 'What runs low', response: { 200: wire.LowStockReply } };
  api.get('/api/reports/low-stock', { config, schema: lowStock }, async () => ({
    data: await getLowStock(shop),
  }));

  const refunds = {
    tags,
    summary: 'Orders whose money goes back',
    querystring: PageQuery,
    response: { 200: wire.RefundsDueReply },
  };
  api.get('/api/reports/refunds-due', { config, schema: refunds }, async ({ query }) => ({
    data: await getRefundsDue(shop.db, query),
  }));

  const overview = {
    tags,
    summary: 'Days beside those before them, and what sells',
    querystring: wire.OverviewQuery,
    response: { 200: wire.OverviewReply },
  };
  api.get('/api/reports/overview', { config, schema: overview }, async ({ query }) => ({
    data: await getOverview(shop, askedPeriod(query, dayOf(shop.clock.now()))),
  }));
}
