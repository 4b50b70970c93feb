import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as admin from '#contract/http/catalogue-admin.ts';
import * as wire from '#contract/http/catalogue.ts';
import type { ReadyMadeId } from '#domain/kernel/ids.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import type { Shop } from '#server/shop.ts';
import type { CharmSearch } from '../charms/search.ts';
import { resourceRoutes } from '../goods/routes.ts';
import { GOODS_EDITS } from '../rates.ts';
import { presentReadyMade } from './present.ts';
import { getReadyMadeDetail } from './queries.ts';
import { listFeatured, sumReadyMade } from './repository.ts';
import { createReadyMadeSearch } from './search.ts';
import { createReadyMade, removeReadyMade, setReadyMadeStock, updateReadyMade } from './service.ts';

const PATH = '/api/ready-made-bracelets';

export function readyMadeRoutes(app: FastifyInstance, shop: Shop, charms: CharmSearch): void {
  const { db, pictures } = shop;
  const find = createReadyMadeSearch(shop, charms);
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'public', cached: true } as const;
  const tags = ['catalogue'];

  const listing = {
    tags,
    summary: 'Ready-made bracelets',
    querystring: wire.ReadyMadeQuery,
    response: { 200: wire.ReadyMadePageReply },
  };
  api.get(PATH, { config, schema: listing }, async ({ query }) => {
    const { rows, total } = await find(query);
    const bracelets = rows.map((row) => presentReadyMade(pictures, row));
    return { data: { bracelets, pagination: paginationOf(query, total) } };
  });

  const featured = {
    tags,
    summary: 'Bracelets of the home page',
    querystring: wire.FeaturedQuery,
    response: { 200: wire.FeaturedReply },
  };
  api.get(`${PATH}/featured`, { config, schema: featured }, async ({ query }) => ({
    data: (await listFeatured(db, query.limit)).map((row) => presentReadyMade(pictures, row)),
  }));

  const params = idParams<ReadyMadeId>();
  const summary = 'One ready-made bracelet with its design';
  const one = { tags, summary, params, response: { 200: wire.ReadyMadeReply } };
  api.get(`${PATH}/:id`, { config, schema: one }, async (request) => ({
    data: await getReadyMadeDetail(shop, request.params.id),
  }));

  const response = { 200: admin.ReadyMadeStatsReply };
  const counting = { tags: ['catalogue admin'], summary: 'Ready-made bracelets in numbers', response };
  const forAdmins = { access: ['admin'], limits: [GOODS_EDITS] };
  api.get(`${PATH}/admin/stats`, { config: forAdmins, schema: counting }, async () => ({
    data: await sumReadyMade(db),
  }));

  resourceRoutes(app, {
    path: PATH,
    name: 'a ready-made bracelet',
    limits: [GOODS_EDITS],
    bodies: { create: admin.CreateReadyMadeBody, update: admin.UpdateReadyMadeBody },
    reply: admin.ReadyMadeReply,
    present: (id: ReadyMadeId) => getReadyMadeDetail(shop, id),
    service: {
      create: (by, body, picture, key) => createReadyMade(shop, by, body, picture, key),
      update: (by, id: ReadyMadeId, body, picture, key) => updateReadyMade(shop, by, id, body, picture, key),
      setStock: (by, id, wanted, key) => setReadyMadeStock(shop, by, id, wanted, key),
      remove: (by, id) => removeReadyMade(shop, by, id),
    },
  });
}
