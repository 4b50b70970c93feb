import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ImportCharmsBody, ImportProgressReply, ImportReply } from '#contract/http/charm-import.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { GOODS_EDITS } from '../rates.ts';
import { latestImport } from './background.ts';
import { importCharms } from './service.ts';

/** Enough for twenty thousand lines as JSON: a letter with diacritics takes three bytes, a broken one six. */
const TABLE_BYTES = 16 * 1_048_576;

export function importRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const schema = {
    tags: ['catalogue admin'],
    summary: 'Look at a CSV of charms, or take it in',
    body: ImportCharmsBody,
    response: { 200: ImportReply },
  };
  api.post(
    '/api/charms/import',
    { config: { access: ['admin'], limits: [GOODS_EDITS] }, schema, bodyLimit: TABLE_BYTES },
    async (request) => ({ data: await importCharms(shop, requestUser(request), request.body) }),
  );

  const watching = {
    tags: ['catalogue admin'],
    summary: 'How far the newest import has come',
    response: { 200: ImportProgressReply },
  };
  api.get('/api/charms/import', { config: { access: ['admin'] }, schema: watching }, async () => ({
    data: await latestImport(shop.db),
  }));
}
