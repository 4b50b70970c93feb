import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { ShippersReply } from '#contract/http/identity.ts';
import { AccountReply, ActiveBody, RoleBody } from '#contract/http/users-admin.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { presentShipper } from './present.ts';
import { listShippers } from './queries.ts';
import { setActive, setRole } from './service.ts';
import { requestUser } from '../sessions/request-user.ts';

/** Accounts as admins need them; the list of them stands with the reports, because it tells what they bought. */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['users'];
  const params = idParams<UserId>();

  const summary = 'Who can be given a shipment';
  api.get(
    '/api/users/shippers',
    { config, schema: { tags, summary, response: { 200: ShippersReply } } },
    async () => ({ data: (await listShippers(shop)).map(presentShipper) }),
  );

  api.put(
    '/api/users/:id/role',
    {
      config: { ...config, proof: true },
      schema: {
        tags,
        summary: 'Give somebody another role',
        params,
        body: RoleBody,
        response: { 200: AccountReply },
      },
    },
    async (request) => ({
      data: await setRole(shop, requestUser(request).id, request.params.id, request.body.role),
    }),
  );

  api.put(
    '/api/users/:id/active',
    {
      config,
      schema: {
        tags,
        summary: 'Close an account or open it again',
        params,
        body: ActiveBody,
        response: { 200: AccountReply },
      },
    },
    async (request) => ({
      data: await setActive(shop, requestUser(request).id, request.params.id, request.body.isActive),
    }),
  );
}
