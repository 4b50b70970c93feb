import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { errorRoutes } from './errors/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';

/** What went wrong in open pages, and the demo's mails. */
export function diagnosticsRoutes(app: FastifyInstance, shop: Shop): void {
  errorRoutes(app, shop);
  outboxRoutes(app, shop);
}
