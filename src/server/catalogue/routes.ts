import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  BestsellersQuery,
  BestsellersReply,
  BraceletStringsReply,
  CategoriesReply,
  CharmReply,
  CharmsQuery,
  CharmsReply,
  FeaturedQuery,
  FeaturedReply,
  ReadyMadePageReply,
  ReadyMadeQuery,
  ReadyMadeReply,
  TyingMethodsReply,
} from '#contract/http/catalogue.ts';
import type { CharmId, ReadyMadeId } from '#domain/kernel/ids.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import type { Shop } from '#server/shop.ts';
import { basicsAdminRoutes } from './categories/routes.ts';
import { goodsAdminRoutes } from './charms/admin-routes.ts';
import * as present from './charms/present.ts';
import * as repository from './charms/repository.ts';
import { findCharmsLike, findReadyMadeLike, getCharm, getReadyMade } from './charms/queries.ts';

export function catalogueRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, pictures } = shop;
  basicsAdminRoutes(app, shop);
  goodsAdminRoutes(app, shop);
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'public' } as const;
  const tags = ['catalogue'];

  api.get(
    '/api/categories',
    { config, schema: { tags, summary: 'Categories of charms', response: { 200: CategoriesReply } } },
    async () => {
      const rows = await repository.listCategories(db);
      return { data: rows.map((row) => present.presentCategoryListing(row, row.charmCount)) };
    },
  );

  api.get(
    '/api/charms',
    {
      config,
      schema: {
        tags,
        summary: 'Charms, filtered, searched, paged',
        querystring: CharmsQuery,
        response: { 200: CharmsReply },
      },
    },
    async ({ query }) => {
      const { rows, total } = await findCharmsLike(db, query);
      const charms = rows.map((row) => present.presentCharm(pictures, row));
      return { data: { charms, pagination: paginationOf(query, total) } };
    },
  );

  api.get(
    '/api/charms/bestsellers',
    {
      config,
      schema: {
        tags,
        summary: 'Charms that sell best',
        querystring: BestsellersQuery,
        response: { 200: BestsellersReply },
      },
    },
    async ({ query }) => {
      const rows = await repository.listBestsellers(db, query.limit);
      return { data: rows.map((row) => present.presentCharm(pictures, row)) };
    },
  );

  api.get(
    '/api/charms/:id',
    {
      config,
      schema: { tags, summary: 'One charm', params: idParams<CharmId>(), response: { 200: CharmReply } },
    },
    async ({ params }) => ({ data: present.presentCharm(pictures, await getCharm(db, params.id)) }),
  );

  api.get(
    '/api/bracelet-strings',
    {
      config,
      schema: { tags, summary: 'What charms are strung on', response: { 200: BraceletStringsReply } },
    },
    async () => ({ data: (await repository.listStrings(db)).map(present.presentString) }),
  );

  api.get(
    '/api/tying-methods',
    {
      config: { access: 'anyone' },
      schema: {
        tags,
        summary: 'How a bracelet is closed; admins also see what is paused',
        response: { 200: TyingMethodsReply },
      },
    },
    async ({ actor }) => {
      const methods = await repository.listTyingMethods(db, actor?.role === 'admin' ? 'all' : 'offered');
      return { data: methods.map(present.presentTyingMethod) };
    },
  );

  api.get(
    '/api/ready-made-bracelets',
    {
      config,
      schema: {
        tags,
        summary: 'Ready-made bracelets',
        querystring: ReadyMadeQuery,
        response: { 200: ReadyMadePageReply },
      },
    },
    async ({ query }) => {
      const { rows, total } = await findReadyMadeLike(db, query);
      const bracelets = rows.map((row) => present.presentReadyMade(pictures, row));
      return { data: { bracelets, pagination: paginationOf(query, total) } };
    },
  );

  api.get(
    '/api/ready-made-bracelets/featured',
    {
      config,
      schema: {
        tags,
        summary: 'Bracelets of the home page',
        querystring: FeaturedQuery,
        response: { 200: FeaturedReply },
      },
    },
    async ({ query }) => {
      const rows = await repository.listFeatured(db, query.limit);
      return { data: rows.map((row) => present.presentReadyMade(pictures, row)) };
    },
  );

  api.get(
    '/api/ready-made-bracelets/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One ready-made bracelet with its design',
        params: idParams<ReadyMadeId>(),
        response: { 200: ReadyMadeReply },
      },
    },
    async ({ params }) => {
      const row = await getReadyMade(db, params.id);
      const charms = await repository.listReadyMadeCharms(db, row.id);
      return { data: present.presentReadyMadeDetail(pictures, row, charms) };
    },
  );
}
