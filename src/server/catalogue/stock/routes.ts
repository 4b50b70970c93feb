import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { StockLedgerQuery, StockLedgerReply } from '#contract/http/stock.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { CharmId, ReadyMadeId } from '#domain/kernel/ids.ts';
import { sendTable } from '#server/platform/http/csv.ts';
import type { Shop } from '#server/shop.ts';
import { ledgerCsv } from './csv.ts';
import { getLedger } from './ledger.ts';
import type { Piece } from './service.ts';

/** Reads the stock ledgers; stock is changed through the goods (`goods/routes`). */
export function stockRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['catalogue admin'];
  const schema = {
    tags,
    summary: 'Why pieces came and went, the newest first',
    querystring: StockLedgerQuery,
    response: { 200: StockLedgerReply },
  };
  const [charm, bracelet] = ['/api/charms/:id/stock-ledger', '/api/ready-made-bracelets/:id/stock-ledger'];
  const ofCharm = { ...schema, params: idParams<CharmId>() };
  api.get(charm, { config, schema: ofCharm }, async ({ params, query }) => ({
    data: await getLedger(shop.db, { kind: 'charm', id: params.id }, query),
  }));
  const ofBracelet = { ...schema, params: idParams<ReadyMadeId>() };
  api.get(bracelet, { config, schema: ofBracelet }, async ({ params, query }) => ({
    data: await getLedger(shop.db, { kind: 'ready_made', id: params.id }, query),
  }));

  const proved = { ...config, proof: true };
  const taking = { tags, summary: 'The whole of that as a table (CSV)' };
  const name = () => `so-kho-${dayOf(shop.clock.now())}.csv`;
  const tableOf = (piece: Piece) => shop.reports.read((db) => ledgerCsv(db, piece));
  const charmTable = { ...taking, params: idParams<CharmId>() };
  api.get(`${charm}.csv`, { config: proved, schema: charmTable }, async ({ params }, reply) =>
    sendTable(reply, name(), await tableOf({ kind: 'charm', id: params.id })),
  );
  const braceletTable = { ...taking, params: idParams<ReadyMadeId>() };
  api.get(`${bracelet}.csv`, { config: proved, schema: braceletTable }, async ({ params }, reply) =>
    sendTable(reply, name(), await tableOf({ kind: 'ready_made', id: params.id })),
  );
}
