import type { FastifyInstance } from 'fastify';
import { immutable } from '#server/pictures/routes.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { uncompressedResponse } from '#server/platform/http/response-cache.ts';
import { sendCached } from '#server/platform/http/early-responses.ts';
import type { Shop } from '#server/shop.ts';
import { getDesignPicture } from '../designs/service.ts';
import { parsePreviewFile } from './preview.ts';

/** Design pictures are named by their content, so they can be cached forever. */
export function designPictureRoutes(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/designs/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const wanted = parsePreviewFile(request.params.file);
      if (wanted === null) throw new ShopError('NOT_FOUND');
      const { key, view, width } = wanted;
      const bytes = await getDesignPicture(shop, wanted);
      const type = view === 'share' ? 'image/jpeg' : 'image/webp';
      const answer = uncompressedResponse(bytes, `"${key}-${view}-${width}"`, immutable(type));
      // Looked at by few: not kept in memory.
      return sendCached(request, reply, { answer, find: () => undefined, isTidy: false });
    },
  );
}
