import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ReviewsCsvQuery } from '#contract/http/reviews.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { sendTable } from '#server/platform/http/csv.ts';
import type { Shop } from '#server/shop.ts';
import { reviewsCsv } from './csv.ts';

/** Export of reviews. */
export function reviewReportRoutes(app: FastifyInstance, shop: Shop): void {
  const schema = { tags: ['reports'], summary: 'Reviews as a table (CSV)', querystring: ReviewsCsvQuery };
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/reports/reviews.csv',
      { config: { access: ['admin'], proof: true }, schema },
      async ({ query }, reply) =>
        sendTable(
          reply,
          `danh-gia-${dayOf(shop.clock.now())}.csv`,
          await shop.reports.read(async (db) => reviewsCsv(db, query)),
        ),
    );
}
