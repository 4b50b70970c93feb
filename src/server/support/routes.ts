import type { FastifyInstance } from 'fastify';
import { siteUrl } from '#server/platform/http/site-url.ts';
import type { Shop } from '#server/shop.ts';
import { assignmentRoutes } from './assignment/routes.ts';
import { cannedReplyRoutes } from './canned-replies/routes.ts';
import { chatRoutes } from './chats/routes.ts';
import { adminChatRoutes } from './admin/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { supportJobs } from './jobs.ts';
import { supportSocket } from './live/socket.ts';
import { alertStaffOfCrisis } from './messages/crisis-calls.ts';
import { jointDesignRoutes } from './joint-designs/routes.ts';
import { jointDesignCursors } from './joint-designs/cursors.ts';
import { postPaymentMessages } from './order-messages/payment-messages.ts';
import { postOrderMessages } from './order-messages/order-messages.ts';
import { messageRoutes } from './messages/routes.ts';
import { noteRoutes } from './notes/routes.ts';

/** Registers all HTTP routes, socket events and jobs of support. */
export function supportRoutes(app: FastifyInstance, shop: Shop): void {
  chatRoutes(app, shop);
  messageRoutes(app, shop);
  imageRoutes(app, shop);
  jointDesignRoutes(app, shop);
  jointDesignCursors(shop);
  adminChatRoutes(app, shop);
  assignmentRoutes(app, shop);
  noteRoutes(app, shop);
  cannedReplyRoutes(app, shop);
  supportSocket(shop);
  postPaymentMessages(shop);
  alertStaffOfCrisis(shop);
  postOrderMessages(shop);
  supportJobs(shop, () => siteUrl(app, shop.config.publicUrl));
}
