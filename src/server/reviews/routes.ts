import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { reviewPhotoRoutes } from './photos/routes.ts';
import { removeUnusedPhotos } from './photos/service.ts';
import { customerReviewRoutes } from './reviews/routes.ts';

export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  customerReviewRoutes(app, shop);
  moderationRoutes(app, shop);
  reviewPhotoRoutes(app, shop);
  removeUnusedPhotos(shop);
}
