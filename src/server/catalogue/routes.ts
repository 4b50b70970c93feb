import type { FastifyInstance } from 'fastify';
import type { Shop } from '#server/shop.ts';

export function catalogueRoutes(_app: FastifyInstance, _shop: Shop): void {}
