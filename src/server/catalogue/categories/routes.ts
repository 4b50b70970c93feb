import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { CategoriesQuery, CategoriesReply } from '#contract/http/catalogue.ts';
import {
  CategoryReply,
  CreateCategoryBody,
  RemoveCategoryQuery,
  UpdateCategoryBody,
} from '#contract/http/catalogue-admin.ts';
import type { CategoryId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { resourceRoutes } from '../goods/routes.ts';
import { presentCategoryListing } from './present.ts';
import { countCharms, listCategories, type CategoryRow } from './repository.ts';
import { createCategory, removeCategory, updateCategory } from './service.ts';

export function categoryRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const path = '/api/categories';

  const summary = 'Categories of charms';
  api.get(
    path,
    {
      config: { access: 'public', cached: true },
      schema: {
        tags: ['catalogue'],
        summary,
        querystring: CategoriesQuery,
        response: { 200: CategoriesReply },
      },
    },
    async ({ query }) => {
      const rows = await listCategories(shop.db);
      return { data: rows.map((row) => presentCategoryListing(row, row.charmCount, query.facts ?? false)) };
    },
  );

  resourceRoutes(app, {
    path,
    name: 'a category of charms',
    bodies: { create: CreateCategoryBody, update: UpdateCategoryBody },
    reply: CategoryReply,
    present: async (row: CategoryRow) => presentCategoryListing(row, await countCharms(shop.db, row.id)),
    service: {
      create: (admin, body) => createCategory(shop, admin, body),
      update: (admin, id: CategoryId, body) => updateCategory(shop, admin, id, body),
    },
  });

  api.delete(
    `${path}/:id`,
    {
      config: { access: ['admin'] },
      schema: {
        tags: ['catalogue admin'],
        summary: 'Take a category of charms off the offer, its charms into another one if told',
        params: idParams<CategoryId>(),
        querystring: RemoveCategoryQuery,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      const { params, query } = request;
      await removeCategory(shop, requestUser(request), params.id, query.moveTo);
      return { data: { ok: true as const } };
    },
  );
}
