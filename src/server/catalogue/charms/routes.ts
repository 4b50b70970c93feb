import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as admin from '#contract/http/catalogue-admin.ts';
import * as wire from '#contract/http/catalogue.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import type { Shop } from '#server/shop.ts';
import { resourceRoutes } from '../goods/routes.ts';
import { GOODS_EDITS } from '../rates.ts';
import { presentCharm } from './present.ts';
import { getCharm } from './queries.ts';
import { listBestsellers, listSizes, type CharmInCategory } from './repository.ts';
import type { CharmSearch } from './search.ts';
import { createCharm, removeCharm, setCharmStock, updateCharm } from './service.ts';

export function charmRoutes(app: FastifyInstance, shop: Shop, search: CharmSearch): void {
  const { db, pictures } = shop;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'public', cached: true } as const;
  const tags = ['catalogue'];
  const path = '/api/charms';
  const present = (row: CharmInCategory) => presentCharm(pictures, row, true);

  const listing = {
    tags,
    summary: 'Charms, filtered, searched, paged',
    querystring: wire.CharmsQuery,
    response: { 200: wire.CharmsReply },
  };
  api.get(path, { config, schema: listing }, async ({ query }) => {
    const { rows, total } = await search.find(query);
    const charms = rows.map((row) => presentCharm(pictures, row, query.facts ?? false));
    return { data: { charms, pagination: paginationOf(query, total) } };
  });

  const selling = {
    tags,
    summary: 'Charms that sell best',
    querystring: wire.BestsellersQuery,
    response: { 200: wire.BestsellersReply },
  };
  api.get(`${path}/bestsellers`, { config, schema: selling }, async ({ query }) => ({
    data: (await listBestsellers(db, query.limit)).map((row) => presentCharm(pictures, row)),
  }));

  const sizes = {
    tags,
    summary: 'How big charms are, where it is known',
    response: { 200: wire.CharmSizesReply },
  };
  api.get(`${path}/sizes`, { config, schema: sizes }, async () => ({ data: await listSizes(db) }));

  const one = { tags, summary: 'One charm', params: idParams<CharmId>(), response: { 200: wire.CharmReply } };
  api.get(`${path}/:id`, { config, schema: one }, async ({ params }) => ({
    data: present(await getCharm(db, params.id)),
  }));

  resourceRoutes(app, {
    path,
    name: 'a charm',
    limits: [GOODS_EDITS],
    bodies: { create: admin.CreateCharmBody, update: admin.UpdateCharmBody },
    reply: admin.CharmReply,
    present,
    service: {
      create: (by, body, picture, key) => createCharm(shop, by, body, picture, key),
      update: (by, id: CharmId, body, picture, key) => updateCharm(shop, by, id, body, picture, key),
      setStock: (by, id, wanted, key) => setCharmStock(shop, by, id, wanted, key),
      remove: (by, id) => removeCharm(shop, by, id),
    },
  });
}
