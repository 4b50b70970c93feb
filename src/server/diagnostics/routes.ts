import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { errorRoutes } from './errors/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { policyReportRoutes } from './policy-reports/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';

/** Client-side errors, undelivered mails, and the demo's outbox. */
export function diagnosticsRoutes(app: FastifyInstance, shop: Shop): void {
  errorRoutes(app, shop);
  policyReportRoutes(app, shop);
  mailRoutes(app, shop);
  outboxRoutes(app, shop);
}
