import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AuditQuery, AuditReply } from '#contract/http/reports.ts';
import type { Shop } from '#server/shop.ts';
import { getAuditLog } from './queries.ts';

export function auditRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const schema = {
    tags: ['reports'],
    summary: 'Who changed what and when',
    querystring: AuditQuery,
    response: { 200: AuditReply },
  };
  api.get('/api/audit-log', { config: { access: ['admin'] }, schema }, async ({ query }) => ({
    data: await getAuditLog(shop.db, query),
  }));
}
