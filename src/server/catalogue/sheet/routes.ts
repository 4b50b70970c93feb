import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  BulkCharmsBody,
  BulkCharmsReply,
  CharmCostsQuery,
  CharmCostsReply,
  HiddenCharmsQuery,
} from '#contract/http/catalogue-admin.ts';
import { CharmsReply } from '#contract/http/catalogue.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { requestUser } from '#server/identity/index.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import { sendTable } from '#server/platform/http/csv.ts';
import type { Shop } from '#server/shop.ts';
import { presentCharm } from '../charms/present.ts';
import { GOODS_EDITS } from '../rates.ts';
import { charmsCsv } from './export.ts';
import { changeCharms, listCosts, listHidden } from './service.ts';

/** Bulk edits, hidden charms and costs; a single cell of the sheet is an ordinary edit of one charm. */
export function sheetRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['catalogue admin'];

  const hiding = {
    tags,
    summary: 'Charms that staff took off the offer',
    querystring: HiddenCharmsQuery,
    response: { 200: CharmsReply },
  };
  api.get('/api/charms/hidden', { config, schema: hiding }, async ({ query }) => {
    const { rows, total } = await listHidden(shop.db, query);
    const charms = rows.map((row) => presentCharm(shop.pictures, row));
    return { data: { charms, pagination: paginationOf(query, total) } };
  });

  const costing = {
    tags,
    summary: 'What charms cost the shop',
    querystring: CharmCostsQuery,
    response: { 200: CharmCostsReply },
  };
  api.get('/api/charms/costs', { config, schema: costing }, async ({ query }) => ({
    data: await listCosts(shop.db, query.ids),
  }));

  const taking = { tags, summary: 'All charms as a table (CSV) that an import reads back' };
  api.get(
    '/api/charms/export.csv',
    { config: { ...config, proof: true }, schema: taking },
    async (_request, reply) =>
      sendTable(
        reply,
        `charm-${dayOf(shop.clock.now())}.csv`,
        await shop.reports.read(async (db) => charmsCsv(db)),
      ),
  );

  const changing = {
    tags,
    summary: 'Move several charms to a category, hide them, bring them back',
    body: BulkCharmsBody,
    response: { 200: BulkCharmsReply },
  };
  const limited = { ...config, limits: [GOODS_EDITS] };
  api.post('/api/charms/bulk', { config: limited, schema: changing }, async (request) => ({
    data: await changeCharms(shop, requestUser(request), request.body),
  }));
}
