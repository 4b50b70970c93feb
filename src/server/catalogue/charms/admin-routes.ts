import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import {
  CharmReply,
  CreateCharmBody,
  CreateReadyMadeBody,
  ImportCharmsBody,
  ImportReply,
  ReadyMadeReply,
  ReadyMadeStatsReply,
  StockBody,
  UpdateCharmBody,
  UpdateReadyMadeBody,
} from '#contract/http/catalogue-admin.ts';
import type { CharmId, ReadyMadeId } from '#domain/kernel/ids.ts';
import { whoAsks } from '#server/identity/index.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import { readForm } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { sumReadyMade } from '../goods/repository.ts';
import * as charms from './service.ts';
import * as readyMade from '../ready-made/service.ts';
import { importCharms } from '../import/service.ts';
import { presentCharm, presentReadyMadeDetail } from './present.ts';
import { listReadyMadeCharms } from './repository.ts';
import { getReadyMade } from './queries.ts';
import type { WantedStock } from '../stock/shelf-edit.ts';

/** Decoding pictures costs; nobody changes more goods by hand. */
const EDITS: Limit = { name: 'goods', points: 600, seconds: 600, by: (request) => request.actor?.id };

/** What admins do with charms and ready-made bracelets. */
export function goodsAdminRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'], limits: [EDITS] } as const;
  const tags = ['catalogue admin'];
  const ofCharm = idParams<CharmId>();
  const ofBracelet = idParams<ReadyMadeId>();
  const form = { preValidation: readForm };
  const done = { data: { ok: true as const } };

  async function detailOf(id: ReadyMadeId) {
    const row = await getReadyMade(shop.db, id);
    const placed = await listReadyMadeCharms(shop.db, id);
    return { data: presentReadyMadeDetail(shop.pictures, row, placed) };
  }

  api.post(
    '/api/charms',
    {
      config,
      ...form,
      schema: { tags, summary: 'Add a charm', body: CreateCharmBody, response: { 201: CharmReply } },
    },
    async (request, reply) => {
      const row = await charms.createCharm(shop, whoAsks(request), request.body, request.picture);
      return reply.code(201).send({ data: presentCharm(shop.pictures, row) });
    },
  );

  api.put(
    '/api/charms/:id',
    {
      config,
      ...form,
      schema: {
        tags,
        summary: 'Change a charm',
        params: ofCharm,
        body: UpdateCharmBody,
        response: { 200: CharmReply },
      },
    },
    async (request) => {
      const { params, body, picture } = request;
      const row = await charms.updateCharm(shop, whoAsks(request), params.id, body, picture);
      return { data: presentCharm(shop.pictures, row) };
    },
  );

  api.patch(
    '/api/charms/:id/stock',
    {
      config,
      schema: {
        tags,
        summary: 'Count or restock a charm',
        params: ofCharm,
        body: StockBody,
        response: { 200: CharmReply },
      },
    },
    async (request) => {
      const wanted = stockOf(request.body);
      const row = await charms.setCharmStock(shop, whoAsks(request), request.params.id, wanted);
      return { data: presentCharm(shop.pictures, row) };
    },
  );

  api.delete(
    '/api/charms/:id',
    {
      config,
      schema: { tags, summary: 'Take a charm off the offer', params: ofCharm, response: { 200: DoneReply } },
    },
    async (request) => {
      await charms.removeCharm(shop, whoAsks(request), request.params.id);
      return done;
    },
  );

  api.post(
    '/api/charms/import',
    {
      config,
      schema: {
        tags,
        summary: 'Look at a CSV of charms, or take it in',
        body: ImportCharmsBody,
        response: { 200: ImportReply },
      },
    },
    async (request) => ({ data: await importCharms(shop, whoAsks(request), request.body) }),
  );

  api.get(
    '/api/ready-made-bracelets/admin/stats',
    {
      config,
      schema: { tags, summary: 'Ready-made bracelets in numbers', response: { 200: ReadyMadeStatsReply } },
    },
    async () => ({ data: await sumReadyMade(shop.db) }),
  );

  api.post(
    '/api/ready-made-bracelets',
    {
      config,
      ...form,
      schema: {
        tags,
        summary: 'Add a ready-made bracelet',
        body: CreateReadyMadeBody,
        response: { 201: ReadyMadeReply },
      },
    },
    async (request, reply) => {
      const id = await readyMade.createReadyMade(shop, whoAsks(request), request.body, request.picture);
      return reply.code(201).send(await detailOf(id));
    },
  );

  api.put(
    '/api/ready-made-bracelets/:id',
    {
      config,
      ...form,
      schema: {
        tags,
        summary: 'Change a ready-made bracelet',
        params: ofBracelet,
        body: UpdateReadyMadeBody,
        response: { 200: ReadyMadeReply },
      },
    },
    async (request) => {
      const { params, body, picture } = request;
      await readyMade.updateReadyMade(shop, whoAsks(request), params.id, body, picture);
      return detailOf(params.id);
    },
  );

  api.patch(
    '/api/ready-made-bracelets/:id/stock',
    {
      config,
      schema: {
        tags,
        summary: 'Count or restock a ready-made bracelet',
        params: ofBracelet,
        body: StockBody,
        response: { 200: ReadyMadeReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      await readyMade.setReadyMadeStock(shop, whoAsks(request), id, stockOf(request.body));
      return detailOf(id);
    },
  );

  api.delete(
    '/api/ready-made-bracelets/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Take a ready-made bracelet off the offer',
        params: ofBracelet,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await readyMade.removeReadyMade(shop, whoAsks(request), request.params.id);
      return done;
    },
  );
}

/** The contract asks for exactly one of them. */
function stockOf({
  quantity,
  add,
}: {
  quantity?: number | undefined;
  add?: number | undefined;
}): WantedStock {
  return quantity === undefined ? { add: add ?? 0 } : { quantity };
}
