import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as wire from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { askedPeriod } from '#domain/reports/periods.ts';
import { sendTable } from '#server/platform/http/csv.ts';
import type { Shop } from '#server/shop.ts';
import { overviewFiles } from '../copy.vi.ts';
import { overviewCsv } from './csv.ts';
import { getSales } from './queries.ts';

/** Sales by charm and colour for any range of days, and the overview's tables as CSV. */
export function salesRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['reports'];
  const today = () => dayOf(shop.clock.now());

  const sales = {
    tags,
    summary: 'What sold by charm and by colour, and what was earned on it',
    querystring: wire.SalesQuery,
    response: { 200: wire.SalesReply },
  };
  api.get('/api/reports/sales', { config, schema: sales }, async ({ query }) => ({
    data: await getSales(shop, askedPeriod(query, today()), query.sort),
  }));

  const csv = {
    tags,
    summary: 'Days, charms or colours of a period as a table (CSV)',
    querystring: wire.OverviewCsvQuery,
  };
  api.get(
    '/api/reports/overview.csv',
    { config: { ...config, proof: true }, schema: csv },
    async ({ query }, reply) => {
      const period = askedPeriod(query, today());
      const name = `${overviewFiles[query.table]}-${period.first}-${period.last}.csv`;
      return sendTable(reply, name, await overviewCsv(shop, period, query.table));
    },
  );
}
