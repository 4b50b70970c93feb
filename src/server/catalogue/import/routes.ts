import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ImportCharmsBody, ImportReply } from '#contract/http/catalogue-admin.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { GOODS_EDITS } from '../rates.ts';
import { importCharms } from './service.ts';

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
    { config: { access: ['admin'], limits: [GOODS_EDITS] }, schema },
    async (request) => ({ data: await importCharms(shop, requestUser(request), request.body) }),
  );
}
