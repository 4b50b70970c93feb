import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { CreateShippingBody, UpdateShippingBody } from '#contract/http/shipping-admin.ts';
import { ShippingOptionReply, ShippingOptionsReply } from '#contract/http/shipping.ts';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { createOption, removeOption, updateOption } from './edits.ts';
import { presentOption } from './present.ts';
import { listOptions, type Which } from './repository.ts';
import { getOption } from './service.ts';

export function shippingRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const ofAnyone = { access: 'anyone' } as const;
  const ofAdmin = { access: ['admin'] };
  const tags = ['shipping'];
  const params = idParams<ShippingOptionId>();
  const path = '/api/shipping';

  const listing = {
    tags,
    summary: 'Ways of delivery, cheapest first',
    response: { 200: ShippingOptionsReply },
  };
  api.get(path, { config: ofAnyone, schema: listing }, async (request) => ({
    data: (await listOptions(db, seenBy(request))).map(presentOption),
  }));

  const response = { 200: ShippingOptionReply };
  const reading = { tags, summary: 'One way of delivery', params, response };
  api.get(`${path}/:id`, { config: ofAnyone, schema: reading }, async (request) => ({
    data: presentOption(await getOption(db, request.params.id, seenBy(request))),
  }));

  const created = { 201: ShippingOptionReply };
  const adding = { tags, summary: 'Add a way of delivery', body: CreateShippingBody, response: created };
  api.post(path, { config: ofAdmin, schema: adding }, async (request, reply) => {
    const option = await createOption(shop, requestUser(request), request.body);
    return reply.code(201).send({ data: presentOption(option) });
  });

  const changing = { tags, summary: 'Change a way of delivery', params, body: UpdateShippingBody, response };
  api.put(`${path}/:id`, { config: ofAdmin, schema: changing }, async (request) => ({
    data: presentOption(await updateOption(shop, requestUser(request), request.params.id, request.body)),
  }));

  const removing = { tags, summary: 'Take a way of delivery away', params, response: { 200: DoneReply } };
  api.delete(`${path}/:id`, { config: ofAdmin, schema: removing }, async (request) => {
    await removeOption(shop, requestUser(request), request.params.id);
    return { data: { ok: true as const } };
  });
}

/** Only admins see paused options. */
function seenBy(request: FastifyRequest): Which {
  return request.actor?.role === 'admin' ? 'all' : 'offered';
}
