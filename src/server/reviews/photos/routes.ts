import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { readPhoto } from './service.ts';

export function reviewPhotoRoutes(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/reviews/:file',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const { bytes, shown } = await readPhoto(shop, request.actor, request.params.file);
      // Limits how long browsers still show a photo that an admin has hidden to one hour.
      const kept = shown ? 'public, max-age=3600' : 'private, no-store';
      return reply.header('cache-control', kept).type('image/webp').send(bytes);
    },
  );
}
