import type { FastifyInstance } from 'fastify';
import { sendPicture } from '#server/pictures/routes.ts';
import { ShopError } from '#server/platform/http/errors.ts';
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
      const picture = { bytes: await getDesignPicture(shop, wanted), version: key };
      const type = view === 'share' ? 'image/jpeg' : 'image/webp';
      return sendPicture(request, reply, { ...picture, etag: `"${key}-${view}-${width}"` }, true, type);
    },
  );
}
