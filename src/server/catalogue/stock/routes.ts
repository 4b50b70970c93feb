import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { StockLedgerQuery, StockLedgerReply } from '#contract/http/stock.ts';
import type { CharmId, ReadyMadeId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { getLedger } from './ledger.ts';

/** What staff read of the pieces themselves; they are moved through the goods (`goods/routes`). */
export function stockRoutes(app: FastifyInstance, { db }: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const schema = {
    tags: ['catalogue admin'],
    summary: 'Why pieces came and went, the newest first',
    querystring: StockLedgerQuery,
    response: { 200: StockLedgerReply },
  };
  const ofCharm = { ...schema, params: idParams<CharmId>() };
  api.get('/api/charms/:id/stock-ledger', { config, schema: ofCharm }, async ({ params, query }) => ({
    data: await getLedger(db, { kind: 'charm', id: params.id }, query),
  }));
  const ofBracelet = { ...schema, params: idParams<ReadyMadeId>() };
  const path = '/api/ready-made-bracelets/:id/stock-ledger';
  api.get(path, { config, schema: ofBracelet }, async ({ params, query }) => ({
    data: await getLedger(db, { kind: 'ready_made', id: params.id }, query),
  }));
}
