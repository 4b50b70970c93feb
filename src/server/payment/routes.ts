import type { FastifyInstance } from 'fastify';
import { bankFeedRoutes } from './bank-feed/routes.ts';
import { customerPaymentRoutes } from './payments/routes.ts';
import type { ReadingShop } from './bank-feed/read-again.ts';
import { paymentJobs } from './jobs.ts';
import { strayRoutes } from './stray/routes.ts';
import { transferRoutes } from './transfers/routes.ts';

export function paymentRoutes(app: FastifyInstance, shop: ReadingShop): void {
  customerPaymentRoutes(app, shop);
  transferRoutes(app, shop);
  strayRoutes(app, shop);
  bankFeedRoutes(app, shop);
  paymentJobs(shop);
}
