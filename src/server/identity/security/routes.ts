import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SecurityEventsQuery, SecurityEventsReply } from '#contract/http/users-admin.ts';
import type { Shop } from '#server/shop.ts';
import { getSecurityEvents } from './queries.ts';
import { recordSecurity } from './record.ts';

/** Security events: recorded for every request, read by admins. */
export function securityRoutes(app: FastifyInstance, shop: Shop): void {
  recordSecurity(app, shop);
  const schema = {
    tags: ['users'],
    summary: 'Who came in, who was refused',
    querystring: SecurityEventsQuery,
    response: { 200: SecurityEventsReply },
  };
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/api/security-events', { config: { access: ['admin'] }, schema }, async ({ query }) => ({
      data: await getSecurityEvents(shop.db, query),
    }));
}
