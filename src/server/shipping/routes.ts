import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { CreateShippingBody, UpdateShippingBody } from '#contract/http/shipping-admin.ts';
import { ShippingOptionReply, ShippingOptionsReply, ShippingQuery } from '#contract/http/shipping.ts';
import type { ShippingOptionId, UserId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { createOption, removeOption, updateOption } from './edits.ts';
import { presentOption } from './present.ts';
import { listOptions, type ShippingOptionRow, type Which } from './repository.ts';
import { getOption } from './service.ts';

/** Delivery day of a cart for each of several options; injected, because `ordering` depends on `shipping`. */
export type PromiseOffers = (
  userId: UserId,
  ways: readonly ShippingOptionRow[],
  notBefore: string | undefined,
) => Promise<(string | null)[]>;

export function shippingRoutes(app: FastifyInstance, shop: Shop, promiseOffers: PromiseOffers): void {
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
    querystring: ShippingQuery,
    response: { 200: ShippingOptionsReply },
  };
  api.get(path, { config: ofAnyone, schema: listing }, async (request) => {
    const rows = await listOptions(db, seenBy(request));
    const { cart, notBefore } = request.query;
    if (cart === undefined || request.actor === null) return { data: rows.map(presentOption) };
    const days = await promiseOffers(requestUser(request).id, rows, notBefore);
    return { data: rows.map((row, i) => ({ ...presentOption(row), promisedDay: days[i] ?? null })) };
  });

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
