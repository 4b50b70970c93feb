import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';
import { savedDesignRoutes } from './designs/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { designPictureRoutes } from './pictures/routes.ts';
import { readyMadeOfDesignRoutes } from './ready-made/routes.ts';
import { shareRoutes } from './shares/routes.ts';

export function designRoutes(app: FastifyInstance, shop: Shop): void {
  savedDesignRoutes(app, shop);
  draftRoutes(app, shop);
  shareRoutes(app, shop);
  readyMadeOfDesignRoutes(app, shop);
  designPictureRoutes(app, shop);
}
