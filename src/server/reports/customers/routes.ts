import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AccountsQuery, AccountsReply } from '#contract/http/users-admin.ts';
import type { Shop } from '#server/shop.ts';
import { getAccounts } from './queries.ts';

export function customerReportRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const schema = {
    tags: ['users'],
    summary: 'Everybody’s accounts, and what they bought',
    querystring: AccountsQuery,
    response: { 200: AccountsReply },
  };
  api.get('/api/users', { config: { access: ['admin'] }, schema }, async ({ query }) => ({
    data: await getAccounts(shop.db, query),
  }));
}
