import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { TyingMethodsReply } from '#contract/http/catalogue.ts';
import {
  CreateTyingMethodBody,
  TyingMethodReply,
  UpdateTyingMethodBody,
} from '#contract/http/catalogue-admin.ts';
import type { TyingMethodId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { resourceRoutes } from '../goods/routes.ts';
import { presentTyingMethod } from './present.ts';
import { listTyingMethods } from './repository.ts';
import { createTyingMethod, removeTyingMethod, updateTyingMethod } from './service.ts';

export function tyingRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const path = '/api/tying-methods';

  const summary = 'How a bracelet is closed; admins also see what is paused';
  const schema = { tags: ['catalogue'], summary, response: { 200: TyingMethodsReply } };
  api.get(path, { config: { access: 'anyone' }, schema }, async ({ actor }) => {
    const methods = await listTyingMethods(shop.db, actor?.role === 'admin' ? 'all' : 'offered');
    return { data: methods.map(presentTyingMethod) };
  });

  resourceRoutes(app, {
    path,
    name: 'a way of tying',
    bodies: { create: CreateTyingMethodBody, update: UpdateTyingMethodBody },
    reply: TyingMethodReply,
    present: presentTyingMethod,
    service: {
      create: (admin, body) => createTyingMethod(shop, admin, body),
      update: (admin, id: TyingMethodId, body) => updateTyingMethod(shop, admin, id, body),
      remove: (admin, id) => removeTyingMethod(shop, admin, id),
    },
  });
}
