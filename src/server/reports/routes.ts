import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { auditRoutes } from './audit/routes.ts';
import { customerReportRoutes } from './customers/routes.ts';
import { orderReportRoutes } from './orders/routes.ts';
import { scheduleDaySums } from './overview/day-sums.ts';
import { overviewRoutes } from './overview/routes.ts';
import { reviewReportRoutes } from './reviews/routes.ts';
import { shipmentReportRoutes } from './shipments/routes.ts';
import { salesRoutes } from './sales/routes.ts';

/** Reports for the owner: figures of the shop, and the audit log. */
export function reportRoutes(app: FastifyInstance, shop: Shop): void {
  overviewRoutes(app, shop);
  salesRoutes(app, shop);
  orderReportRoutes(app, shop);
  shipmentReportRoutes(app, shop);
  reviewReportRoutes(app, shop);
  auditRoutes(app, shop);
  customerReportRoutes(app, shop);
  scheduleDaySums(shop);
}
