import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { feedRoutes } from './feeds/routes.ts';
import { leafletRoutes } from './leaflets/routes.ts';
import { indexNowJobs } from './listings/index-now.ts';
import { listingRoutes } from './listings/routes.ts';
import { readArticles } from './texts/articles.ts';
import { textRoutes } from './texts/routes.ts';

export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  const articles = readArticles(shop.config);
  textRoutes(app, shop, articles);
  leafletRoutes(app, shop);
  feedRoutes(app, shop, articles);
  listingRoutes(app, shop);
  indexNowJobs(shop);
}
