import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import { DeskViewBody, DeskViewReply, DeskViewsReply } from '#contract/http/users-admin.ts';
import type { DeskViewId } from '#domain/kernel/ids.ts';
import { requestUser } from '../sessions/request-user.ts';
import type { Shop } from '#server/shop.ts';
import { getViews, removeView, saveView } from './service.ts';

export function deskViewRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['users'];
  const path = '/api/users/me/desk-views';

  const all = { tags, summary: 'Saved views of the desk', response: { 200: DeskViewsReply } };
  api.get(path, { config, schema: all }, async (request) => ({
    data: await getViews(shop.db, requestUser(request).id),
  }));

  const saving = { tags, summary: 'Save a view', body: DeskViewBody, response: { 201: DeskViewReply } };
  api.post(path, { config, schema: saving }, async (request, reply) => {
    const view = await saveView(shop.db, requestUser(request).id, request.body, shop.clock.now());
    return reply.code(201).send({ data: view });
  });

  const params = idParams<DeskViewId>();
  const removing = { tags, summary: 'Take a view away', params, response: { 200: DoneReply } };
  api.delete(`${path}/:id`, { config, schema: removing }, async (request) => {
    await removeView(shop.db, requestUser(request).id, request.params.id);
    return { data: { ok: true as const } };
  });
}
