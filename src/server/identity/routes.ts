import type { FastifyInstance } from 'fastify';
import { siteUrl } from '#server/platform/http/site-url.ts';
import type { Shop } from '#server/shop.ts';
import { accountRoutes, type ParcelsOf } from './accounts/routes.ts';
import { avatarRoutes } from './avatar/routes.ts';
import { customerNoteRoutes } from './customer-notes/routes.ts';
import { dataRequestRoutes } from './data-requests/routes.ts';
import { deskViewRoutes } from './desk-views/routes.ts';
import { deviceRoutes } from './devices/routes.ts';
import { emailRoutes } from './email/routes.ts';
import { identityJobs } from './jobs.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passkeyUseRoutes } from './passkey-use/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { proofRoutes } from './proof/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { securityRoutes } from './security/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

/** All routes and jobs of identity. */
export function identityRoutes(app: FastifyInstance, shop: Shop & ParcelsOf): void {
  securityRoutes(app, shop);
  registrationRoutes(app, shop);
  sessionRoutes(app, shop);
  passwordRoutes(app, shop);
  profileRoutes(app, shop);
  avatarRoutes(app, shop);
  emailRoutes(app, shop);
  deviceRoutes(app, shop);
  proofRoutes(app, shop);
  passkeyRoutes(app, shop);
  passkeyUseRoutes(app, shop);
  accountRoutes(app, shop);
  customerNoteRoutes(app, shop);
  deskViewRoutes(app, shop);
  dataRequestRoutes(app, shop);
  identityJobs(shop, () => siteUrl(app, shop.config.publicUrl));
}
