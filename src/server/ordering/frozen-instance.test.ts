import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { startTestShop, type TestShop } from '../../../test-support/app.ts';
import { signUpBuyers, type Buyer } from '../../../test-support/buyers.ts';
import { query } from '../../../test-support/database-server.ts';
import { orderBody, stockGoods } from '../../../test-support/goods.ts';
import { startServer, type Server } from '../../../test-support/servers.ts';

/** Time the other instance has for its first response after the freeze, ms. */
const ANSWERED_WITHIN = 8_000;

let site: TestShop;
let freezing: Server;
let healthy: Server;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  [freezing, healthy] = await Promise.all([start('freezing'), start('healthy')]);
});
afterAll(async () => {
  for (const { pid } of [freezing, healthy]) process.kill(pid, 'SIGTERM');
  await Promise.all([freezing, healthy].map(({ ended }) => ended));
  await site.close();
});

const databaseUrl = () => site.shop.db.$client.options.connectionString ?? '';

/** @param name `application_name` of its database connections */
function start(name: string): Promise<Server> {
  const own = new URL(databaseUrl());
  own.searchParams.set('application_name', name);
  return startServer(site, { DATABASE_URL: own.href });
}

async function send({ url }: Server, { cookie }: Buyer, method: string, path: string, body?: object) {
  const headers = { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as { data: Order } };
}

/** Stops the process (SIGSTOP) at a moment when one of its transactions holds the order's lock. */
async function freezeHolding(orderId: string): Promise<void> {
  for (let time = 0; time < 500; time += 1) {
    await pause(Math.random() * 20);
    process.kill(freezing.pid, 'SIGSTOP');
    const idle = await query(
      databaseUrl(),
      `SELECT FROM pg_stat_activity WHERE application_name = 'freezing' AND state LIKE 'idle in transaction%'`,
    );
    if (idle.length > 0 && (await isHeld(orderId))) return;
    process.kill(freezing.pid, 'SIGCONT');
  }
  throw new Error('it never held the order');
}

const isHeld = (orderId: string): Promise<boolean> =>
  query(databaseUrl(), `SELECT FROM orders WHERE id = '${orderId}' FOR UPDATE NOWAIT`).then(
    () => false,
    () => true,
  );

test('an instance is stopped within a transaction: the other one goes on, also with the order that it locks', async () => {
  const [buyer, other] = await signUpBuyers(site.shop, [{ charms: ['hoa-dao'] }, { charms: ['hoa-sen'] }]);
  const { body } = await send(freezing, buyer!, 'POST', '/api/orders', orderBody());
  const path = `/api/orders/${body.data._id}/customer-transition`;
  const cancel = (instance: Server) => send(instance, buyer!, 'PUT', path, { status: 'cancelled' });
  const frozen = new AbortController();
  const clicking = Array.from({ length: 4 }, async () => {
    while (!frozen.signal.aborted) await cancel(freezing);
  });
  await freezeHolding(body.data._id);
  frozen.abort();

  const startedAt = performance.now();
  const same = cancel(healthy);
  const answers = await Promise.all([
    send(healthy, other!, 'GET', '/api/charms?limit=20'),
    send(healthy, other!, 'GET', '/api/cart'),
    send(healthy, other!, 'POST', '/api/orders', orderBody()),
    send(healthy, other!, 'GET', '/api/ready'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200]);
  expect(await isHeld(body.data._id), 'they were answered while the order was held').toBe(true);
  expect(await same).toMatchObject({ status: 200 });
  expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN);

  process.kill(freezing.pid, 'SIGCONT');
  await Promise.all(clicking);
  expect(await cancel(freezing)).toMatchObject({ status: 200 });
});
