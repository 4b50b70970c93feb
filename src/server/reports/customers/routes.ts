import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  AccountsCsvQuery,
  AccountsQuery,
  AccountsReply,
  CustomerFileReply,
} from '#contract/http/users-admin.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { sendTable } from '#server/platform/http/csv.ts';
import type { Shop } from '#server/shop.ts';
import { customersCsv } from './csv.ts';
import { getCustomerFile } from './file.ts';
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
    data: await getAccounts(shop, query),
  }));

  const csv = { tags: ['reports'], summary: 'Accounts as a table (CSV)', querystring: AccountsCsvQuery };
  api.get(
    '/api/reports/customers.csv',
    { config: { access: ['admin'], proof: true }, schema: csv },
    async ({ query }, reply) =>
      sendTable(
        reply,
        `khach-hang-${dayOf(shop.clock.now())}.csv`,
        await shop.reports.read(async (db) => customersCsv(db, query)),
      ),
  );

  const file = {
    tags: ['users'],
    summary: 'Everything about one customer',
    params: idParams<UserId>(),
    response: { 200: CustomerFileReply },
  };
  api.get('/api/users/:id/file', { config: { access: ['admin'] }, schema: file }, async ({ params }) => ({
    data: await getCustomerFile(shop.db, params.id),
  }));
}
