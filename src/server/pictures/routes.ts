import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createByteStore } from '#server/platform/http/byte-store.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { uncompressedResponse, type EncodedResponse } from '#server/platform/http/response-cache.ts';
import { sendCached } from '#server/platform/http/early-responses.ts';
import type { Shop } from '#server/shop.ts';
import { parseJpegName, parsePictureName } from './presets.ts';

/** All charms of a shop of some hundred, in the widths that are looked at. */
const MOST_BYTES = 12 * 1024 * 1024;

type Named = { Params: { folder: string; file: string }; Querystring: { v?: string } };

/** `/pictures/<folder>/<name>-<width>.webp` and `…-share.jpg`: outside `/api`, like static files. */
export function pictureRoutes(app: FastifyInstance, shop: Shop): void {
  const kept = createByteStore<{ answer: EncodedResponse; bytes: number }>(MOST_BYTES);

  async function read({
    params,
    query,
  }: FastifyRequest<Named>): Promise<{ answer: EncodedResponse; path: string }> {
    const { folder, file } = params;
    const jpeg = parseJpegName(folder, file);
    const wanted = parsePictureName(folder, file);
    const picture = jpeg ? await shop.pictures.findJpeg(jpeg) : wanted && (await shop.pictures.find(wanted));
    if (!picture) throw new ShopError('NOT_FOUND');
    const isVersioned = query.v === picture.version;
    const type = jpeg ? 'image/jpeg' : 'image/webp';
    const headers = isVersioned
      ? immutable(type)
      : { 'content-type': type, 'cache-control': 'public, max-age=3600' };
    const path = `/pictures/${folder}/${file}${isVersioned ? `?v=${picture.version}` : ''}`;
    return { answer: uncompressedResponse(picture.bytes, picture.etag, headers), path };
  }

  app.get<Named>('/pictures/:folder/:file', { schema: { hide: true } }, async (request, reply) => {
    const { url } = request;
    // A picture's content is part of its name or its version, or is read once at the start: what is kept stays right.
    const find = () => kept.get(url)?.answer;
    const known = find();
    if (known !== undefined) return sendCached(request, reply, { answer: known, find, isTidy: true });
    const { answer, path } = await read(request);
    const isTidy = path === url;
    if (isTidy) kept.set(url, { answer, bytes: (await answer.encoded(undefined)).bytes.length });
    return sendCached(request, reply, { answer, find, isTidy });
  });
}

/** Headers of a picture whose URL names its content, so that it never changes. */
export const immutable = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
});
