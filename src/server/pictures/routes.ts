import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { PictureFile } from './library.ts';
import { parseJpegName, parsePictureName } from './presets.ts';

type Named = { Params: { folder: string; file: string }; Querystring: { v?: string } };

/** `/pictures/<folder>/<name>-<width>.webp` and `…-share.jpg`: outside `/api`, like static files. */
export function pictureRoutes(app: FastifyInstance, shop: Shop): void {
  app.get<Named>('/pictures/:folder/:file', { schema: { hide: true } }, async (request, reply) => {
    const { folder, file } = request.params;
    const jpeg = parseJpegName(folder, file);
    const wanted = parsePictureName(folder, file);
    const picture = jpeg ? await shop.pictures.findJpeg(jpeg) : wanted && (await shop.pictures.find(wanted));
    if (!picture) throw new ShopError('NOT_FOUND');
    const isVersioned = request.query.v === picture.version;
    return sendPicture(request, reply, picture, isVersioned, jpeg ? 'image/jpeg' : 'image/webp');
  });
}

/** @param versioned the URL identifies the content, so it never changes; without a version it is cached for an hour */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: PictureFile,
  versioned: boolean,
  type = 'image/webp',
) {
  reply
    .header('cache-control', versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('etag', picture.etag);
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
  return reply.type(type).send(picture.bytes);
}
