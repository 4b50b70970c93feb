import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ShipmentsCsvQuery } from '#contract/http/fulfilment.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { Shop } from '#server/shop.ts';
import { shipmentsCsv } from './csv.ts';

/** Parcels to take along: to a carrier, or to whoever counts the cash. */
export function shipmentReportRoutes(app: FastifyInstance, shop: Shop): void {
  const schema = { tags: ['reports'], summary: 'Shipments as a table (CSV)', querystring: ShipmentsCsvQuery };
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/reports/shipments.csv',
      { config: { access: ['admin'], proof: true }, schema },
      async ({ query }, reply) => {
        const name = `van-don-${dayOf(shop.clock.now())}.csv`;
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'no-store')
          .type('text/csv; charset=utf-8')
          .send(await shop.reports.read(async (db) => shipmentsCsv(db, query)));
      },
    );
}
