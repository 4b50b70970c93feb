import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { ShippingOptionReply, ShippingOptionsReply } from '#contract/http/shipping.ts';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { shippingAdminRoutes } from './admin/routes.ts';
import { presentOption } from './present.ts';
import { listOptions, type Which } from './repository.ts';
import { getOption } from './service.ts';

export function shippingRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  shippingAdminRoutes(app, shop);
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'anyone' } as const;
  const tags = ['shipping'];

  api.get(
    '/api/shipping',
    {
      config,
      schema: { tags, summary: 'Ways of delivery, cheapest first', response: { 200: ShippingOptionsReply } },
    },
    async (request) => ({ data: (await listOptions(db, seenBy(request))).map(presentOption) }),
  );
  api.get(
    '/api/shipping/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One way of delivery',
        params: idParams<ShippingOptionId>(),
        response: { 200: ShippingOptionReply },
      },
    },
    async (request) => ({ data: presentOption(await getOption(db, request.params.id, seenBy(request))) }),
  );
}

/** Only admins see paused options. */
function seenBy(request: FastifyRequest): Which {
  return request.actor?.role === 'admin' ? 'all' : 'offered';
}
