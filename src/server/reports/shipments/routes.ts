import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ShipmentsCsvQuery } from '#contract/http/fulfilment.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { sendTable } from '#server/platform/http/csv.ts';
import type { Shop } from '#server/shop.ts';
import { cashCsv } from './cash-csv.ts';
import { shipmentsCsv } from './csv.ts';

/** Export of parcels and of collected cash, for a carrier or for accounting. */
export function shipmentReportRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'], proof: true };
  const tags = ['reports'];

  const parcels = { tags, summary: 'Shipments as a table (CSV)', querystring: ShipmentsCsvQuery };
  api.get('/api/reports/shipments.csv', { config, schema: parcels }, async ({ query }, reply) =>
    sendTable(
      reply,
      `van-don-${dayOf(shop.clock.now())}.csv`,
      await shop.reports.read(async (db) => shipmentsCsv(db, query)),
    ),
  );

  const cash = { tags, summary: 'Money that shippers handed in as a table (CSV)' };
  api.get('/api/reports/cash.csv', { config, schema: cash }, async (_request, reply) =>
    sendTable(
      reply,
      `tien-thu-ho-${dayOf(shop.clock.now())}.csv`,
      await shop.reports.read(async (db) => cashCsv(db)),
    ),
  );
}
