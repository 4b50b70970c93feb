import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { UserId } from '#domain/kernel/ids.ts';
import { signAccessToken } from '#server/identity/sessions/access-token.ts';
import { ACCESS_COOKIE } from '#server/identity/sessions/cookies.ts';
import { openSession } from '#server/identity/sessions/service.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { signUpBuyers } from '../../test-support/buyers.ts';
import { orderBody } from '../../test-support/goods.ts';

/** A request that is repeated: `ask` receives the repetition, from zero. */
export type RepeatedRequest = {
  name: string;
  ask: (time: number) => Promise<{ statusCode: number; body: string }>;
};

/** Requests of an existing customer with orders and a chat, of a shipper, and of new customers, each of whom fills her cart and orders. */
export async function customerQuestions(
  shop: Shop,
  app: FastifyInstance,
  times: number,
): Promise<RepeatedRequest[]> {
  const [one] = (
    await shop.db.execute<{ customer: UserId; order: string; chat: string }>(sql`
      SELECT chats.user_id AS customer, orders.id AS order, chats.id AS chat
      FROM chats JOIN orders USING (user_id) WHERE orders.status = 'completed' ORDER BY orders.id LIMIT 1`)
  ).rows;
  if (one === undefined) throw new Error('nobody bought and talked');
  const headers = headersOf(await signIn(shop, one.customer));
  const [shipper] = (
    await shop.db.execute<{ id: UserId }>(sql`SELECT id FROM users WHERE role = 'shipper' LIMIT 1`)
  ).rows;
  if (shipper === undefined) throw new Error('nobody delivers');
  const his = headersOf(await signIn(shop, shipper.id));
  // Enough stock for everybody, whatever the size.
  await shop.db.execute(sql`UPDATE charms SET stock = stock + 1000000 WHERE slug IN ('hoa-dao', 'hoa-sen')`);
  const buyers = await signUpBuyers(
    shop,
    Array.from({ length: times }, () => ({ charms: ['hoa-dao', 'hoa-sen'] })),
  );
  const reads = ['/api/orders/my', `/api/orders/${one.order}`, '/api/chat/my', `/api/chat/${one.chat}`];
  return [
    {
      name: 'GET /api/cart',
      ask: (time) => app.inject({ url: '/api/cart', headers: headersOf(buyers[time]!.cookie) }),
    },
    ...reads.map((url) => ({
      name: `GET ${url.replace(/[0-9a-f-]{36}/, ':id')}`,
      ask: () => app.inject({ url, headers }),
    })),
    ...['/api/shipments/my-shipments?sort=due', '/api/shipments/my-cash'].map((url) => ({
      name: `GET ${url}`,
      ask: () => app.inject({ url, headers: his }),
    })),
    {
      name: 'GET /api/charms/bestsellers, not kept',
      ask: () => app.inject({ url: '/api/charms/bestsellers', headers: { 'cache-control': 'no-cache' } }),
    },
    {
      name: 'POST /api/chat/ai/recommendations',
      ask: (time) =>
        app.inject({
          method: 'POST',
          url: '/api/chat/ai/recommendations',
          headers: headersOf(buyers[time]!.cookie),
          payload: { description: 'tặng mẹ, màu hồng, dưới 50k' },
        }),
    },
    {
      name: 'POST /api/orders',
      ask: (time) =>
        app.inject({
          method: 'POST',
          url: '/api/orders',
          headers: headersOf(buyers[time]!.cookie),
          payload: orderBody(),
        }),
    },
  ];
}

const headersOf = (cookie: string) => ({ cookie, host: 'shop.test', origin: 'http://shop.test' });

/** @returns the cookie of a new session for her */
export function signIn({ db, secret }: Shop, userId: UserId): Promise<string> {
  const now = new Date();
  return inTx(db, async (tx) => {
    const from = { network: '127.0.0.1', userAgent: '' };
    const { sessionId } = await openSession(tx, { userId, remembered: false, from, now });
    const { token } = await signAccessToken(secret, { userId, sessionId, now });
    return `${ACCESS_COOKIE.name}=${token}`;
  });
}
