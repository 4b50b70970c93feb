import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { CharmPicturesBody, CharmReply } from '#contract/http/catalogue-admin.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { presentCharm } from '../charms/present.ts';
import { GOODS_EDITS } from '../rates.ts';
import { addCharmPicture, arrangeCharmPictures } from './service.ts';

/** The pictures of a charm's gallery; its main picture is also part of its edit form. */
export function galleryRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'], limits: [GOODS_EDITS] } as const;
  const tags = ['catalogue admin'];
  const path = '/api/charms/:id/pictures';
  const params = idParams<CharmId>();

  const adding = {
    tags,
    summary: 'Hang one more picture behind those of a charm (multipart, field `image`)',
    params,
    consumes: ['multipart/form-data'],
    response: { 201: CharmReply },
  };
  api.post(path, { config, schema: adding }, async (request, reply) => {
    const bytes = await uploadedPicture(request);
    const row = await addCharmPicture(shop, requestUser(request), request.params.id, bytes);
    return reply.code(201).send({ data: presentCharm(shop.pictures, row, true) });
  });

  const arranging = {
    tags,
    summary: 'Order the pictures of a charm, or take some away',
    params,
    body: CharmPicturesBody,
    response: { 200: CharmReply },
  };
  api.put(path, { config, schema: arranging }, async (request) => {
    const row = await arrangeCharmPictures(shop, requestUser(request), request.params.id, request.body);
    return { data: presentCharm(shop.pictures, row, true) };
  });
}
