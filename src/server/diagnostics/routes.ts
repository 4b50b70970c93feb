import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { errorRoutes } from './errors/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { policyReportRoutes } from './policy-reports/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';

/** What went wrong in open pages and on the way of mails, and the demo's mails. */
export function diagnosticsRoutes(app: FastifyInstance, shop: Shop): void {
  errorRoutes(app, shop);
  policyReportRoutes(app, shop);
  mailRoutes(app, shop);
  outboxRoutes(app, shop);
}
