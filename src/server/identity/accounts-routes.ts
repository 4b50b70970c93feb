import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  AccountReply,
  AccountsQuery,
  AccountsReply,
  ActiveBody,
  RoleBody,
} from '#contract/http/users-admin.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { getAccounts, setActive, setRole } from './accounts.ts';
import { whoAsks } from './index.ts';

/** Everybody's accounts, for admins. */
export function accountsRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['users'];
  const params = idParams<UserId>();

  api.get(
    '/api/users',
    {
      config,
      schema: {
        tags,
        summary: 'Everybody’s accounts',
        querystring: AccountsQuery,
        response: { 200: AccountsReply },
      },
    },
    async ({ query }) => ({ data: await getAccounts(shop.db, query) }),
  );

  api.put(
    '/api/users/:id/role',
    {
      config,
      schema: {
        tags,
        summary: 'Give somebody another role',
        params,
        body: RoleBody,
        response: { 200: AccountReply },
      },
    },
    async (request) => ({
      data: await setRole(shop, whoAsks(request), request.params.id, request.body.role),
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
      data: await setActive(shop, whoAsks(request), request.params.id, request.body.isActive),
    }),
  );
}
