import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CreateDesignBody, DesignReply, DesignsReply } from '#contract/http/design.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { sendPicture } from '#server/pictures/routes.ts';
import { actorOf } from '#server/platform/access.ts';
import { ShopError } from '#server/platform/errors.ts';
import type { Limit } from '#server/platform/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { presentDesign } from './present.ts';
import { parsePreviewFile } from './preview.ts';
import { readyMadeOfDesignRoutes } from './ready-made-routes.ts';
import { listDesigns } from './repository.ts';
import { createDesign, getDesignPicture } from './service.ts';

/** Far above a person's pace; keeps a script from filling the disk with pictures. */
const DESIGNS: Limit = { name: 'designs', points: 200, seconds: 600, by: (request) => request.actor?.id };

export function designRoutes(app: FastifyInstance, shop: Shop): void {
  readyMadeOfDesignRoutes(app, shop);
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
      const design = await createDesign(shop, asId<UserId>(actorOf(request).id), request.body);
      return reply.code(201).send({ data: presentDesign(shop.pictures, design) });
    },
  );

  api.get(
    '/api/custom-bracelets',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'My own designs, newest first', response: { 200: DesignsReply } },
    },
    async (request) => {
      const designs = await listDesigns(shop.db, asId<UserId>(actorOf(request).id));
      return { data: designs.map((design) => presentDesign(shop.pictures, design)) };
    },
  );

  // Named by its content, so it may be kept for ever.
  app.get<{ Params: { file: string } }>(
    '/pictures/designs/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const wanted = parsePreviewFile(request.params.file);
      if (wanted === null) throw new ShopError('NOT_FOUND');
      const { key, width } = wanted;
      const bytes = await getDesignPicture(shop, wanted);
      return sendPicture(request, reply, { bytes, version: key, etag: `"${key}-${width}"` }, true);
    },
  );
}
