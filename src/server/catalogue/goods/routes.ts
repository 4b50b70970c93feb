import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { StockBody } from '#contract/http/catalogue-admin.ts';
import { IdempotencyHeaders } from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import type { Id } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { readForm } from '#server/platform/http/uploads.ts';
import { stockEditOf } from '../stock/stock-edit.ts';
import type { Resource } from './resource.ts';

/** The admin routes of one kind of goods: `POST path`, `PUT` and `DELETE path/:id`, `PATCH path/:id/stock`. */
export function resourceRoutes<
  GoodsId extends Id<string>,
  Row,
  Wire,
  Create extends z.ZodType,
  Update extends z.ZodType,
>(app: FastifyInstance, resource: Resource<GoodsId, Row, Wire, Create, Update>): void {
  const { path, name, limits = [], bodies, reply: shape, present, service } = resource;
  const { setStock, remove } = service;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'], limits };
  const tags = ['catalogue admin'];
  const params = idParams<GoodsId>();
  const preValidation = readForm;

  const headers = IdempotencyHeaders;

  const adding = { tags, summary: `Add ${name}`, headers, body: bodies.create, response: { 201: shape } };
  api.post(path, { config, preValidation, schema: adding }, async (request, reply) => {
    const { picture, headers: sent } = request;
    const body = request.body as z.output<Create>;
    const row = await service.create(requestUser(request), body, picture, sent['idempotency-key']);
    return reply.code(201).send({ data: await present(row) });
  });

  const changing = {
    tags,
    summary: `Change ${name}`,
    headers,
    params,
    body: bodies.update,
    response: { 200: shape },
  };
  api.put(`${path}/:id`, { config, preValidation, schema: changing }, async (request) => {
    const { params: of, picture, headers: sent } = request;
    const body = request.body as z.output<Update>;
    const row = await service.update(requestUser(request), of.id, body, picture, sent['idempotency-key']);
    return { data: await present(row) };
  });

  if (setStock) {
    const summary = `Count or restock ${name}`;
    const counting = { tags, summary, headers, params, body: StockBody, response: { 200: shape } };
    api.patch(`${path}/:id/stock`, { config, schema: counting }, async (request) => {
      const { params: of, headers: sent } = request;
      const wanted = stockEditOf(request.body);
      const row = await setStock(requestUser(request), of.id, wanted, sent['idempotency-key']);
      return { data: await present(row) };
    });
  }

  if (remove) {
    const removing = { tags, summary: `Take ${name} off the offer`, params, response: { 200: DoneReply } };
    api.delete(`${path}/:id`, { config, schema: removing }, async (request) => {
      await remove(requestUser(request), request.params.id);
      return { data: { ok: true as const } };
    });
  }
}
