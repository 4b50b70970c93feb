import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import {
  BraceletStringReply,
  CategoryReply,
  CreateCategoryBody,
  CreateStringBody,
  CreateTyingMethodBody,
  RemoveCategoryQuery,
  TyingMethodReply,
  UpdateCategoryBody,
  UpdateStringBody,
  UpdateTyingMethodBody,
} from '#contract/http/catalogue-admin.ts';
import type { CategoryId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { whoAsks } from '#server/identity/index.ts';
import { readForm } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { countCharms } from '../goods/repository.ts';
import * as editing from './service.ts';
import * as present from '../charms/present.ts';

/** What admins do with categories, strings and ways of tying. */
export function basicsAdminRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['catalogue admin'];
  const done = { data: { ok: true as const } };

  api.post(
    '/api/categories',
    {
      config,
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Add a category of charms',
        body: CreateCategoryBody,
        response: { 201: CategoryReply },
      },
    },
    async (request, reply) => {
      const row = await editing.createCategory(shop, whoAsks(request), request.body);
      return reply.code(201).send({ data: present.presentCategoryListing(row, 0) });
    },
  );

  api.put(
    '/api/categories/:id',
    {
      config,
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Change a category of charms',
        params: idParams<CategoryId>(),
        body: UpdateCategoryBody,
        response: { 200: CategoryReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const category = await editing.updateCategory(shop, whoAsks(request), id, request.body);
      return { data: present.presentCategoryListing(category, await countCharms(shop.db, id)) };
    },
  );

  api.delete(
    '/api/categories/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Take a category of charms off the offer, its charms into another one if told',
        params: idParams<CategoryId>(),
        querystring: RemoveCategoryQuery,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      const { params, query } = request;
      await editing.removeCategory(shop, whoAsks(request), params.id, query.moveTo);
      return done;
    },
  );

  api.post(
    '/api/bracelet-strings',
    {
      config,
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Add a string',
        body: CreateStringBody,
        response: { 201: BraceletStringReply },
      },
    },
    async (request, reply) => {
      const row = await editing.createString(shop, whoAsks(request), request.body);
      return reply.code(201).send({ data: present.presentString(row) });
    },
  );

  api.put(
    '/api/bracelet-strings/:id',
    {
      config,
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Change a string',
        params: idParams<StringId>(),
        body: UpdateStringBody,
        response: { 200: BraceletStringReply },
      },
    },
    async (request) => {
      const row = await editing.updateString(shop, whoAsks(request), request.params.id, request.body);
      return { data: present.presentString(row) };
    },
  );

  api.delete(
    '/api/bracelet-strings/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Take a string off the offer',
        params: idParams<StringId>(),
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await editing.removeString(shop, whoAsks(request), request.params.id);
      return done;
    },
  );

  api.post(
    '/api/tying-methods',
    {
      config,
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Add a way of tying',
        body: CreateTyingMethodBody,
        response: { 201: TyingMethodReply },
      },
    },
    async (request, reply) => {
      const row = await editing.createTyingMethod(shop, whoAsks(request), request.body);
      return reply.code(201).send({ data: present.presentTyingMethod(row) });
    },
  );

  api.put(
    '/api/tying-methods/:id',
    {
      config,
      preValidation: readForm,
      schema: {
        tags,
        summary: 'Change a way of tying',
        params: idParams<TyingMethodId>(),
        body: UpdateTyingMethodBody,
        response: { 200: TyingMethodReply },
      },
    },
    async (request) => {
      const row = await editing.updateTyingMethod(shop, whoAsks(request), request.params.id, request.body);
      return { data: present.presentTyingMethod(row) };
    },
  );

  api.delete(
    '/api/tying-methods/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Take a way of tying off the offer',
        params: idParams<TyingMethodId>(),
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await editing.removeTyingMethod(shop, whoAsks(request), request.params.id);
      return done;
    },
  );
}
