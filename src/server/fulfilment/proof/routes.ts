import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { ProofReply } from '#contract/http/fulfilment.ts';
import type { ShipmentId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { PROOFS } from '../rates.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';
import { storeProof, readProof } from './service.ts';

export function proofRoutes(app: FastifyInstance, shop: Shop & FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['fulfilment'];
  const params = idParams<ShipmentId>();
  const path = '/api/shipments/:id/proof';

  api.post(
    path,
    {
      config: { access: ['shipper'], limits: [PROOFS] },
      schema: {
        tags,
        summary: 'Upload a photograph of the delivery (multipart, field `image`)',
        consumes: ['multipart/form-data'],
        params,
        response: { 200: ProofReply },
      },
    },
    async (request) => {
      const picture = await uploadedPicture(request);
      return { data: { url: await storeProof(shop, requestUser(request), request.params.id, picture) } };
    },
  );

  api.get(
    path,
    { config: { access: 'user' }, schema: { tags, summary: 'The photograph of the delivery', params } },
    async (request, reply) => {
      const bytes = await readProof(shop, requestUser(request), request.params.id);
      return reply.type('image/webp').send(bytes);
    },
  );
}
