import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { StockBody } from '#contract/http/catalogue-admin.ts';
import { z } from '#contract/zod.ts';
import type { Id } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import { readForm } from '#server/platform/http/uploads.ts';
import { stockEditOf, type WantedStock } from '../stock/stock-edit.ts';
import type { Admin } from './edits.ts';

type Resource<GoodsId, Row, Wire, Create extends z.ZodType, Update extends z.ZodType> = {
  path: string;
  /** Used in the API summaries, as in "Add a charm". */
  name: string;
  limits?: Limit[];
  bodies: { create: Create; update: Update };
  reply: z.ZodType<{ data: Wire }>;
  present(row: Row): Wire | Promise<Wire>;
  service: {
    create(admin: Admin, body: z.output<Create>, picture: Buffer | null): Promise<Row>;
    update(admin: Admin, id: GoodsId, body: z.output<Update>, picture: Buffer | null): Promise<Row>;
    /** Omitted where removal needs more than an id. */
    remove?(admin: Admin, id: GoodsId): Promise<void>;
    /** For goods that are counted by the piece. */
    setStock?(admin: Admin, id: GoodsId, wanted: WantedStock): Promise<Row>;
  };
};

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

  const adding = { tags, summary: `Add ${name}`, body: bodies.create, response: { 201: shape } };
  api.post(path, { config, preValidation, schema: adding }, async (request, reply) => {
    const row = await service.create(requestUser(request), request.body as z.output<Create>, request.picture);
    return reply.code(201).send({ data: await present(row) });
  });

  const changing = { tags, summary: `Change ${name}`, params, body: bodies.update, response: { 200: shape } };
  api.put(`${path}/:id`, { config, preValidation, schema: changing }, async (request) => {
    const { id } = request.params;
    const body = request.body as z.output<Update>;
    return { data: await present(await service.update(requestUser(request), id, body, request.picture)) };
  });

  if (setStock) {
    const summary = `Count or restock ${name}`;
    const counting = { tags, summary, params, body: StockBody, response: { 200: shape } };
    api.patch(`${path}/:id/stock`, { config, schema: counting }, async (request) => {
      const { id } = request.params;
      return { data: await present(await setStock(requestUser(request), id, stockEditOf(request.body))) };
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
