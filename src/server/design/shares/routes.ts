import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { SharedDesignParams, SharedDesignReply, ShareReply } from '#contract/http/design.ts';
import { sharedPath } from '#domain/design/share.ts';
import type { DesignId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import { requestUser } from '#server/identity/index.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { presentShared } from '../designs/present.ts';
import { previewUrl } from '../pictures/preview.ts';
import { getSharedDesign, shareDesign, unshareDesign } from './service.ts';

/** Far above what a person does. */
const LINKS = perUser('design-links', 100, minutes(10));

/** Share links of designs: opened and closed by the customer, readable by anyone who has the link. */
export function shareRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['design'];
  const mine = { config: { access: 'user' as const, limits: [LINKS] } };
  const params = idParams<DesignId>();

  api.post(
    '/api/custom-bracelets/:id/share',
    {
      ...mine,
      schema: {
        tags,
        params,
        summary: 'Open a link to my design; an open one stays',
        response: { 200: ShareReply },
      },
    },
    async (request) => {
      const { token, preview } = await shareDesign(shop.db, requestUser(request).id, request.params.id);
      return { data: { token, path: sharedPath(token), image: previewUrl(preview, 'share') } };
    },
  );

  api.delete(
    '/api/custom-bracelets/:id/share',
    {
      ...mine,
      schema: { tags, params, summary: 'Close the link to my design', response: { 200: DoneReply } },
    },
    async (request) => {
      await unshareDesign(shop.db, requestUser(request).id, request.params.id);
      return { data: { ok: true as const } };
    },
  );

  api.get(
    '/api/shared-designs/:token',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'A design that somebody shared',
        params: SharedDesignParams,
        response: { 200: SharedDesignReply },
      },
    },
    async (request, reply) => {
      // Not cached, so that closing a link takes effect at once.
      reply.header('cache-control', 'no-store');
      const design = await getSharedDesign(shop.db, request.params.token);
      return { data: presentShared(shop.pictures, design) };
    },
  );
}
