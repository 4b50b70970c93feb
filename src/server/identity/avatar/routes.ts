import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { UploadedImageReply } from '#contract/http/identity.ts';
import { actorOf } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { RATES } from '../rates.ts';
import { changeAvatar, readUpload, removeAvatar } from './service.ts';

export function avatarRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user', limits: RATES.avatar } as const;
  const tags = ['users'];

  api.post(
    '/api/users/me/avatar',
    {
      config,
      schema: {
        tags,
        summary: 'Upload one’s picture (multipart, field `image`)',
        consumes: ['multipart/form-data'],
        response: { 200: UploadedImageReply },
      },
    },
    async (request) => {
      const picture = await uploadedPicture(request);
      return { data: { url: await changeAvatar(shop, actorOf(request), picture) } };
    },
  );

  api.delete(
    '/api/users/me/avatar',
    { config, schema: { tags, summary: 'Remove one’s picture', response: { 200: DoneReply } } },
    async (request) => {
      await removeAvatar(shop, actorOf(request));
      return { data: { ok: true as const } };
    },
  );

  app.get<{ Params: { file: string } }>(
    '/pictures/uploads/:file',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const bytes = await readUpload(shop, request.params.file);
      if (bytes === null) throw new ShopError('NOT_FOUND');
      // File names are never reused, so the browser may cache for ever.
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes);
    },
  );
}
