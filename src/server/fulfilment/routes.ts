import type { FastifyInstance } from 'fastify';
import type { OrderingShop } from '#server/ordering/index.ts';
import type { Shop } from '#server/shop.ts';
import { orderSideRoutes } from './parcels/routes.ts';
import { forgetUnusedProofs } from './proof/service.ts';
import { shipmentRoutes } from './shipments/routes.ts';

/** Everything that brings an order to its customer. */
export function fulfilmentRoutes(app: FastifyInstance, shop: Shop & Pick<OrderingShop, 'siteUrl'>): void {
  shipmentRoutes(app, shop);
  orderSideRoutes(app, shop);
  forgetUnusedProofs(shop);
}
