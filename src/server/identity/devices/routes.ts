import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { DevicesReply } from '#contract/http/sign-in.ts';
import type { SessionId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { endDevice, endOtherDevices, listDevices } from './service.ts';

const PATH = '/api/users/me/devices';
const DONE = { data: { ok: true as const } };

/** The devices on which the user is signed in, and signing out each of them. */
export function deviceRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user' } as const;
  const tags = ['users'];

  const listing = { tags, summary: 'Where I am signed in', response: { 200: DevicesReply } };
  api.get(PATH, { config, schema: listing }, async (request) => ({
    data: await listDevices(shop, actorOf(request)),
  }));

  const others = { tags, summary: 'Sign all other devices out', response: { 200: DoneReply } };
  api.delete(PATH, { config, schema: others }, async (request) => {
    await endOtherDevices(shop, actorOf(request));
    return DONE;
  });

  const params = idParams<SessionId>();
  const one = { tags, summary: 'Sign a device out', params, response: { 200: DoneReply } };
  api.delete(`${PATH}/:id`, { config, schema: one }, async (request) => {
    await endDevice(shop, actorOf(request), request.params.id);
    return DONE;
  });
}
