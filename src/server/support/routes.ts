import type { FastifyInstance } from 'fastify';
import { siteUrl } from '#server/platform/http/site-url.ts';
import type { Shop } from '#server/shop.ts';
import { adminRoutes } from './desk/routes.ts';
import { chatRoutes } from './chats/routes.ts';
import { forgetUnsentImages } from './messages/images.ts';
import { mailMissedReplies } from './messages/missed-replies.ts';
import { tellPayments } from './messages/payment-messages.ts';
import { supportSocket } from './live/socket.ts';

/** Everything support answers, through both doors, and what it does between requests. */
export function supportRoutes(app: FastifyInstance, shop: Shop): void {
  chatRoutes(app, shop);
  adminRoutes(app, shop);
  supportSocket(shop);
  tellPayments(shop);
  shop.jobs.define(
    'support.missed-replies',
    () => mailMissedReplies(shop, siteUrl(app, shop.config.publicUrl)),
    { cron: '* * * * *' },
  );
  shop.jobs.define('support.forget-images', () => forgetUnsentImages(shop), { cron: '30 3 * * *' });
}
