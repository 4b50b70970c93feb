import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { PushKeyReply, SubscribeBody, UnsubscribeBody } from '#contract/http/push.ts';
import { asId } from '#domain/kernel/ids.ts';
import { hours } from '#domain/kernel/time.ts';
import { actorOf } from '#server/platform/http/access.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { deliver, RETRY, type Delivery } from './delivery.ts';
import { createKeys } from './keys.ts';
import { endSubscriptions } from './repository.ts';
import { subscribe, unsubscribe } from './service.ts';
import { SEND, sendNotifications } from './notifications.ts';

const LIMITS = [perUser('push', 60, hours(1))];
/** Only customers: staff have the admin pages open. */
const WHO = { access: ['customer'], limits: LIMITS } as const;
const tags = ['push'];

/** Web push: a browser subscribes with the shop's key, and gets notifications until its session ends. */
export function pushRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const keys = createKeys(shop);
  app.addHook('onReady', async () => {
    await keys();
  });

  api.get(
    '/api/push/key',
    {
      config: WHO,
      schema: { tags, summary: 'What a browser subscribes with', response: { 200: PushKeyReply } },
    },
    async () => ({ data: { publicKey: (await keys()).publicKey } }),
  );

  api.post(
    '/api/push/subscriptions',
    {
      config: WHO,
      schema: { tags, summary: 'Tell this browser news', body: SubscribeBody, response: { 200: DoneReply } },
    },
    async (request) => {
      await subscribe(shop, actorOf(request), request.body, request.headers['user-agent']);
      return { data: { ok: true as const } };
    },
  );

  api.delete(
    '/api/push/subscriptions',
    {
      config: WHO,
      schema: { tags, summary: 'Tell it no more', body: UnsubscribeBody, response: { 200: DoneReply } },
    },
    async (request) => {
      await unsubscribe(shop, actorOf(request), request.body.endpoint);
      return { data: { ok: true as const } };
    },
  );

  shop.events.on('session.ended', ({ userId, sessionId }) =>
    endSubscriptions(shop.db, asId(userId), sessionId === null ? null : asId(sessionId)),
  );
  const send = (delivery: Delivery) => deliver(shop, keys, delivery);
  shop.jobs.define<Delivery>(SEND, send, RETRY);
  // Processes jobs left by an older release.
  shop.jobs.define<Delivery>('push.send', send);
  sendNotifications(shop);
}
