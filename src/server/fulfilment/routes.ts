import type { FastifyInstance } from 'fastify';
import type { OrderingShop } from '#server/ordering/index.ts';
import type { Shop } from '#server/shop.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { bookingJobs } from './bookings/settle.ts';
import { courierRoutes } from './couriers/routes.ts';
import { staffNoteRoutes } from './notes/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { parcelRoutes } from './parcels/routes.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { proofRoutes } from './proof/routes.ts';
import { removeUnusedProofs } from './proof/service.ts';
import { shipmentRoutes } from './shipments/routes.ts';
import { shipperRoutes } from './shipper/routes.ts';

export function fulfilmentRoutes(app: FastifyInstance, shop: Shop & Pick<OrderingShop, 'siteUrl'>): void {
  shipmentRoutes(app, shop);
  courierRoutes(app, shop);
  shipperRoutes(app, shop);
  proofRoutes(app, shop);
  parcelRoutes(app, shop);
  staffNoteRoutes(app, shop);
  bookingRoutes(app, shop);
  noticeRoutes(app, shop);
  payoutRoutes(app, shop);
  bookingJobs(shop);
  removeUnusedProofs(shop);
}
