import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { CreateShippingBody, UpdateShippingBody } from '#contract/http/shipping-admin.ts';
import { ShippingOptionReply } from '#contract/http/shipping.ts';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { createOption, removeOption, updateOption } from './service.ts';
import { presentOption } from '../present.ts';

/** What admins do with the ways of delivery. */
export function shippingAdminRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['shipping'];
  const params = idParams<ShippingOptionId>();

  api.post(
    '/api/shipping',
    {
      config,
      schema: {
        tags,
        summary: 'Add a way of delivery',
        body: CreateShippingBody,
        response: { 201: ShippingOptionReply },
      },
    },
    async (request, reply) => {
      const option = await createOption(shop, requestUser(request), request.body);
      return reply.code(201).send({ data: presentOption(option) });
    },
  );

  api.put(
    '/api/shipping/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a way of delivery',
        params,
        body: UpdateShippingBody,
        response: { 200: ShippingOptionReply },
      },
    },
    async (request) => ({
      data: presentOption(await updateOption(shop, requestUser(request), request.params.id, request.body)),
    }),
  );

  api.delete(
    '/api/shipping/:id',
    {
      config,
      schema: { tags, summary: 'Take a way of delivery away', params, response: { 200: DoneReply } },
    },
    async (request) => {
      await removeOption(shop, requestUser(request), request.params.id);
      return { data: { ok: true as const } };
    },
  );
}
