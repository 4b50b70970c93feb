import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Terminal } from '#server/platform/process/terminal.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { signUpBuyers, type Buyer } from '../../../../test-support/buyers.ts';
import { orderBody, setStock, stockGoods } from '../../../../test-support/goods.ts';
import { startServer, type Server } from '../../../../test-support/servers.ts';
import { orderingCommands } from '../commands.ts';
import { orders } from '../tables.ts';

const BUYERS = 200;
/** The server is killed once this many orders are acknowledged, with all others in flight. */
const ANSWERS_BEFORE_KILL = 40;

let site: TestShop;
let server: Server;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  server = await startServer(site);
});
afterAll(async () => {
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
  await site.close();
});

/** @returns the order's id; null when the server died before it responded, or is too busy (503), so that a page would try again */
async function order({ cookie, id }: Buyer, turn: number): Promise<string | null> {
  const answer = await fetch(`${server.url}/api/orders`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(orderBody({ paymentMethod: turn % 2 === 0 ? 'VietQR' : 'COD' })),
  }).catch((error: unknown) => {
    // `fetch` rejects with a TypeError when the connection is lost; anything else is a test failure.
    if (!(error instanceof TypeError)) throw error;
    return null;
  });
  if (answer === null || answer.status === 503) return null;
  const body = await answer
    .json()
    .then((json) => json as { data: Order })
    .catch(() => null);
  if (body !== null && answer.status !== 201) throw new Error(`refused: ${answer.status}`);
  return body?.data._id ?? null;
}

const orderUntilPlaced = (buyer: Buyer, turn: number): Promise<string> =>
  vi.waitFor(
    async () => {
      const id = await order(buyer, turn);
      if (id === null) throw new Error('not placed yet');
      return id;
    },
    { timeout: 60_000, interval: 500 },
  );

/** Orders that lack a line, their history, their payment, their mail, or whose cart is not empty. */
const HALF_ORDERS = sql`
  SELECT id FROM orders
   WHERE NOT EXISTS (SELECT FROM order_items WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM order_history WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM stock_movements WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM idempotency_keys WHERE user_id = orders.user_id)
      OR EXISTS (SELECT FROM cart_items WHERE user_id = orders.user_id)`;

/**
 * Orders that do not have exactly one of each side effect that follows their commit: the payment instruction in the chat (for
 * those awaiting a transfer) and the queued mail.
 */
const UNTOLD_ORDERS = sql`
  SELECT id FROM orders
   WHERE (SELECT count(*) FROM messages
           WHERE type = 'payment_instruction' AND metadata->>'orderId' = orders.id::text)
         <> CASE WHEN payment_method = 'VietQR' THEN 1 ELSE 0 END
   UNION ALL
  SELECT id FROM mails WHERE sent_at IS NULL`;

const untoldOrders = async () => (await site.shop.db.execute<{ id: string }>(UNTOLD_ORDERS)).rows;

const halfOrders = async () => (await site.shop.db.execute<{ id: string }>(HALF_ORDERS)).rows;

async function audit(): Promise<string[]> {
  const said: string[] = [];
  const terminal = { say: (line: string) => void said.push(line) } as Terminal;
  const { db, config, clock } = site.shop;
  await orderingCommands['stock audit']!.run({ db, config, clock, terminal }, []);
  return said;
}

test(`kill -9 with ${BUYERS} orders in flight: no acknowledged one lost, none partial, side effects once, a retry makes one order each`, async () => {
  await setStock(site.shop, { charm: 'hoa-dao' }, BUYERS * 2);
  await setStock(site.shop, { charm: 'hoa-sen' }, BUYERS * 20);
  const buyers = await signUpBuyers(
    site.shop,
    Array.from({ length: BUYERS }, () => ({ charms: ['hoa-dao'] })),
  );

  let acknowledged = 0;
  const first = await Promise.all(
    buyers.map(async (buyer, turn) => {
      const id = await order(buyer, turn);
      if (id !== null && (acknowledged += 1) === ANSWERS_BEFORE_KILL) process.kill(server.pid, 'SIGKILL');
      return id;
    }),
  );
  await server.ended;
  expect(
    first.filter((id) => id === null).length,
    'every order was answered before the kill',
  ).toBeGreaterThan(0);
  server = await startServer(site);

  const kept = new Set(
    (await site.shop.db.select({ id: orders.id }).from(orders)).map(({ id }) => id as string),
  );
  expect(first.filter((id) => id !== null && !kept.has(id))).toEqual([]);
  expect(await halfOrders()).toEqual([]);
  expect(await audit()).toEqual([expect.stringContaining('tất cả đều khớp')]);

  const again = await Promise.all(buyers.map(orderUntilPlaced));
  expect(again.map((id, at) => first[at] === null || first[at] === id)).toEqual(buyers.map(() => true));
  expect(new Set(again).size).toBe(BUYERS);
  expect(await site.shop.db.$count(orders)).toBe(BUYERS);
  expect(await halfOrders()).toEqual([]);
  expect(await audit()).toEqual([expect.stringContaining('tất cả đều khớp')]);
  // Killed between the commit and its side effects, or between a side effect and the queue's record of it.
  await expect.poll(untoldOrders, { interval: 500 }).toEqual([]);
});
