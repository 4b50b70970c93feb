import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { UploadedChatImageReply } from '#contract/http/chat.ts';
import { actorOf } from '#server/platform/http/access.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { participantOf } from '../policy.ts';
import { RATES } from '../rates.ts';
import { readImage, smallImage, storeImage } from './service.ts';

export function imageRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const access = ['customer', 'admin'];
  const tags = ['chat'];

  api.post(
    '/api/chat/upload-image',
    {
      config: { access, limits: RATES.upload },
      schema: {
        tags,
        summary: 'Upload a picture for a message (multipart, field `image`)',
        consumes: ['multipart/form-data'],
        response: { 200: UploadedChatImageReply },
      },
    },
    async (request) => {
      const picture = await uploadedPicture(request);
      return { data: await storeImage(shop, participantOf(actorOf(request)), picture) };
    },
  );

  app.get<{ Params: { file: string }; Querystring: { size?: string } }>(
    '/api/chat/images/:file',
    {
      config: { access },
      schema: { tags, summary: 'A picture of a chat, whole or for staff with `size=small`' },
    },
    async (request, reply) => {
      const who = participantOf(actorOf(request));
      const bytes = await readImage(shop, who, request.params.file);
      // Drawn anew each time, a tenth of a second of a processor: for the desk's lists only.
      const isSmall = request.query.size === 'small' && who.side === 'admin';
      return reply.type('image/webp').send(isSmall ? await smallImage(bytes) : bytes);
    },
  );
}
