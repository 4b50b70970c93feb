import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import {
  CreateDesignBody,
  DesignReply,
  DesignsQuery,
  DesignsReply,
  SavedDesignReply,
} from '#contract/http/design.ts';
import type { DesignId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { sendPicture } from '#server/pictures/routes.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { draftRoutes } from './drafts/routes.ts';
import { presentDesign, presentSaved } from './designs/present.ts';
import { parsePreviewFile } from './shares/preview.ts';
import { readyMadeOfDesignRoutes } from './ready-made/routes.ts';
import { listDesigns } from './designs/repository.ts';
import { createDesign, getDesignPicture, getOwnDesign, hideDesign } from './designs/service.ts';
import { shareRoutes } from './shares/routes.ts';

/** Far above a person's pace; keeps a script from filling the disk with pictures. */
const DESIGNS: Limit = { name: 'designs', points: 200, seconds: 600, by: (request) => request.actor?.id };

export function designRoutes(app: FastifyInstance, shop: Shop): void {
  readyMadeOfDesignRoutes(app, shop);
  shareRoutes(app, shop);
  draftRoutes(app, shop);
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['design'];

  api.post(
    '/api/custom-bracelets',
    {
      config: { access: 'user', limits: [DESIGNS] },
      schema: {
        tags,
        summary: 'Keep a designed bracelet',
        body: CreateDesignBody,
        response: { 201: DesignReply },
      },
    },
    async (request, reply) => {
      const design = await createDesign(shop, requestUser(request).id, request.body);
      return reply.code(201).send({ data: presentDesign(shop.pictures, design) });
    },
  );

  api.get(
    '/api/custom-bracelets',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'My saved designs, newest first',
        querystring: DesignsQuery,
        response: { 200: DesignsReply },
      },
    },
    async (request) => {
      const designs = await listDesigns(shop.db, requestUser(request).id, request.query);
      return { data: designs.map((design) => presentSaved(shop.pictures, design)) };
    },
  );

  const one = { tags, params: idParams<DesignId>() };
  api.get(
    '/api/custom-bracelets/:id',
    {
      config: { access: 'user' },
      schema: { ...one, summary: 'One of my designs', response: { 200: SavedDesignReply } },
    },
    async (request) => {
      const design = await getOwnDesign(shop.db, requestUser(request).id, request.params.id);
      return { data: presentSaved(shop.pictures, design) };
    },
  );

  api.delete(
    '/api/custom-bracelets/:id',
    {
      config: { access: 'user' },
      schema: {
        ...one,
        summary: 'Put a design away and close its link; cart and orders keep it',
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await hideDesign(shop, requestUser(request).id, request.params.id);
      return { data: { ok: true as const } };
    },
  );

  // Named by its content, so it may be kept for ever.
  app.get<{ Params: { file: string } }>(
    '/pictures/designs/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const wanted = parsePreviewFile(request.params.file);
      if (wanted === null) throw new ShopError('NOT_FOUND');
      const { key, view, width } = wanted;
      const picture = { bytes: await getDesignPicture(shop, wanted), version: key };
      const type = view === 'share' ? 'image/jpeg' : 'image/webp';
      return sendPicture(request, reply, { ...picture, etag: `"${key}-${view}-${width}"` }, true, type);
    },
  );
}
