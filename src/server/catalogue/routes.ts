import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { categoryRoutes } from './categories/routes.ts';
import { charmRoutes } from './charms/routes.ts';
import { createCharmSearch } from './charms/search.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { importRoutes } from './import/routes.ts';
import { readyMadeRoutes } from './ready-made/routes.ts';
import { sheetRoutes } from './sheet/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { stockAlertRoutes } from './stock-alerts/routes.ts';
import { stringRoutes } from './strings/routes.ts';
import { tyingRoutes } from './tying/routes.ts';
import { viewRoutes } from './views/routes.ts';

export function catalogueRoutes(app: FastifyInstance, shop: Shop): void {
  const search = createCharmSearch(shop);
  categoryRoutes(app, shop);
  sheetRoutes(app, shop);
  charmRoutes(app, shop, search);
  galleryRoutes(app, shop);
  importRoutes(app, shop);
  stockRoutes(app, shop);
  stringRoutes(app, shop);
  tyingRoutes(app, shop);
  readyMadeRoutes(app, shop, search);
  viewRoutes(app, shop);
  stockAlertRoutes(app, shop);
}
