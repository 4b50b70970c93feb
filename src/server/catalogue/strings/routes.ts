import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BraceletStringsReply } from '#contract/http/catalogue.ts';
import { BraceletStringReply, CreateStringBody, UpdateStringBody } from '#contract/http/catalogue-admin.ts';
import type { StringId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { resourceRoutes } from '../goods/routes.ts';
import { presentString } from './present.ts';
import { listStrings } from './repository.ts';
import { createString, removeString, updateString } from './service.ts';

export function stringRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const path = '/api/bracelet-strings';

  const schema = {
    tags: ['catalogue'],
    summary: 'What charms are strung on',
    response: { 200: BraceletStringsReply },
  };
  api.get(path, { config: { access: 'public', cached: true }, schema }, async () => ({
    data: (await listStrings(shop.db)).map(presentString),
  }));

  resourceRoutes(app, {
    path,
    name: 'a string',
    bodies: { create: CreateStringBody, update: UpdateStringBody },
    reply: BraceletStringReply,
    present: presentString,
    service: {
      create: (admin, body) => createString(shop, admin, body),
      update: (admin, id: StringId, body) => updateString(shop, admin, id, body),
      remove: (admin, id) => removeString(shop, admin, id),
    },
  });
}
