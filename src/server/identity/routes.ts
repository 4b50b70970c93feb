import type { FastifyInstance } from 'fastify';
import { siteUrl } from '#server/platform/http/site-url.ts';
import type { Shop } from '#server/shop.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { authRoutes } from './sessions/routes.ts';
import { emailRoutes } from './email/routes.ts';
import { identityJobs } from './jobs.ts';
import { profileRoutes } from './profile/routes.ts';

/** Everything identity answers, and what it does between requests. */
export function identityRoutes(app: FastifyInstance, shop: Shop): void {
  authRoutes(app, shop);
  profileRoutes(app, shop);
  emailRoutes(app, shop);
  accountsRoutes(app, shop);
  identityJobs(shop, () => siteUrl(app, shop.config.publicUrl));
}
