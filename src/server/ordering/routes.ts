import type { FastifyInstance } from 'fastify';
import { purgeOldKeys } from '#server/platform/db/idempotency.ts';
import type { Shop } from '#server/shop.ts';
import type { AmendingShop } from './amendments/amend.ts';
import { amendmentRoutes } from './amendments/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { giftRoutes } from './gifts/routes.ts';
import { orderJobs } from './jobs.ts';
import { orderRoutes } from './orders/routes.ts';
import { forgetUnsentPhotos } from './photos/files.ts';
import { photoRoutes } from './photos/routes.ts';
import { forgetUnsentReturnPhotos } from './returns/files.ts';
import { returnRoutes } from './returns/routes.ts';
import type { ReturningShop } from './returns/service.ts';
import { overdueRoutes } from './overdue/routes.ts';

export function orderingRoutes(app: FastifyInstance, shop: AmendingShop & ReturningShop & Shop): void {
  checkoutRoutes(app, shop);
  overdueRoutes(app, shop);
  photoRoutes(app, shop);
  giftRoutes(app, shop);
  returnRoutes(app, shop);
  amendmentRoutes(app, shop);
  orderRoutes(app, shop);
  orderJobs(shop);
  forgetUnsentPhotos(shop);
  forgetUnsentReturnPhotos(shop);
  purgeOldKeys(shop.jobs, shop.db, shop.clock);
}
