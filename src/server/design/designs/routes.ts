import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/design.ts';
import { IdempotencyHeaders } from '#contract/http/ordering.ts';
import type { DesignId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import { requestUser } from '#server/identity/index.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { presentDesign, presentSaved } from './present.ts';
import { listDesigns } from './repository.ts';
import { createDesign, getOwnDesign, hideDesign } from './service.ts';

/** Far above what a person does; stops scripts from filling the disk with pictures. */
const DESIGNS = perUser('designs', 200, minutes(10));

export function savedDesignRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user' } as const;
  const tags = ['design'];
  const path = '/api/custom-bracelets';

  const keeping = {
    tags,
    summary: 'Keep a designed bracelet',
    headers: IdempotencyHeaders,
    body: wire.CreateDesignBody,
    response: { 201: wire.DesignReply },
  };
  api.post(path, { config: { ...config, limits: [DESIGNS] }, schema: keeping }, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const design = await createDesign(shop, requestUser(request).id, request.body, key);
    return reply.code(201).send({ data: presentDesign(shop.pictures, design) });
  });

  const listing = {
    tags,
    summary: 'My saved designs, newest first',
    querystring: wire.DesignsQuery,
    response: { 200: wire.DesignsReply },
  };
  api.get(path, { config, schema: listing }, async (request) => {
    const designs = await listDesigns(shop.db, requestUser(request).id, request.query);
    return { data: designs.map((design) => presentSaved(shop.pictures, design)) };
  });

  const one = { tags, params: idParams<DesignId>() };
  const reading = { ...one, summary: 'One of my designs', response: { 200: wire.SavedDesignReply } };
  api.get(`${path}/:id`, { config, schema: reading }, async (request) => {
    const design = await getOwnDesign(shop.db, requestUser(request).id, request.params.id);
    return { data: presentSaved(shop.pictures, design) };
  });

  const summary = 'Put a design away and close its link; cart and orders keep it';
  const removing = { ...one, summary, response: { 200: DoneReply } };
  api.delete(`${path}/:id`, { config, schema: removing }, async (request) => {
    await hideDesign(shop, requestUser(request).id, request.params.id);
    return { data: { ok: true as const } };
  });
}
