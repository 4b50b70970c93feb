import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { createJobs } from '#server/platform/jobs/queue.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { signUpBuyers, type Buyer } from '../../../../test-support/buyers.ts';
import { orderBody, setStock, stockGoods, stockOf } from '../../../../test-support/goods.ts';
import { startServer, type Server } from '../../../../test-support/servers.ts';
import { auditStock } from '../stock-audit/service.ts';
import { orders } from '../tables.ts';

const RARE = ['kim-cuong', 'opal', 'tanzanite'] as const;
const LAST = 20;

let site: TestShop;
let servers: Server[];
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  servers = await Promise.all([startServer(site), startServer(site)]);
});
afterAll(async () => {
  for (const server of servers) process.kill(server.pid, 'SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await site.close();
});

type Answer = { status: number; body: { data: Order; code?: string } };

/**
 * Sends an order to one of the servers, in turn. Refused because the wait for the rows grew too long (a busy machine), it is sent
 * again with the same key, as the browser does.
 */
async function order(buyer: Buyer, turn: number, key: string = crypto.randomUUID()): Promise<Answer> {
  const answer = await send(buyer, turn, key);
  return answer.status === 503 ? order(buyer, turn, key) : answer;
}

async function send({ cookie }: Buyer, turn: number, key: string): Promise<Answer> {
  const { url } = servers[turn % servers.length]!;
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: {
      cookie,
      origin: url,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(orderBody({ paymentMethod: turn % 3 === 0 ? 'VietQR' : 'COD' })),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

test('200 buyers at two servers for the last 20 of 3 charms: none oversold, none refused while in stock', async () => {
  for (const charm of RARE) await setStock(site.shop, { charm }, LAST);
  const [a, b, c] = RARE;
  // Overlapping combinations in different orders, some with quantity two.
  const bracelets = [
    [a, b],
    [b, c],
    [c, a],
    [b, a],
    [c, b],
    [a, c],
    [a, b, c],
    [c, b, a],
  ];
  const wishes = Array.from({ length: 200 }, (_, turn) => ({
    charms: bracelets[turn % bracelets.length] ?? [],
    quantity: turn % 11 === 0 ? 2 : 1,
  }));
  const buyers = await signUpBuyers(site.shop, wishes);

  const answers = await Promise.all(buyers.map((buyer, turn) => order(buyer, turn)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 STOCK_INSUFFICIENT']),
  );

  const sold: Record<string, number> = {};
  for (const [turn, { status }] of answers.entries()) {
    const { charms, quantity } = wishes[turn] ?? { charms: [], quantity: 0 };
    if (status === 201) for (const charm of charms) sold[charm] = (sold[charm] ?? 0) + quantity;
  }
  const left: Record<string, number> = {};
  for (const charm of RARE) {
    const { stock, reserved } = await stockOf(site.shop, charm);
    expect([charm, stock, reserved]).toEqual([charm, LAST, sold[charm]]);
    left[charm] = stock - reserved;
  }
  // A refused customer must have wanted a charm whose remaining stock is too small.
  const wronged = wishes.filter(
    ({ charms, quantity }, turn) =>
      answers[turn]?.status !== 201 && charms.every((charm) => (left[charm] ?? 0) >= quantity),
  );
  expect(wronged).toEqual([]);
  expect((await auditStock(site.shop.db)).differences).toEqual([]);
});

test('20 parallel posts of one buyer with one key, at both servers, make one order', async () => {
  const [buyer] = await signUpBuyers(site.shop, [{ charms: ['hoa-dao'] }]);
  if (buyer === undefined) throw new Error('nobody came');
  const posts = Array.from({ length: 20 }, (_, turn) => order(buyer, (turn % 2) + 1, 'one-key'));
  const answers = await Promise.all(posts);
  const same = answers.filter(({ status }) => status === 201);
  expect(same).toHaveLength(20);
  expect(new Set(same.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect(await site.shop.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
  expect((await auditStock(site.shop.db)).differences).toEqual([]);
});

test('an unpaid VietQR order expires once though both servers run the job', async () => {
  const [buyer] = await signUpBuyers(site.shop, [{ charms: ['hoa-sen', 'hoa-sen'] }]);
  if (buyer === undefined) throw new Error('nobody came');
  const before = await stockOf(site.shop, 'hoa-sen');
  const { body } = await order(buyer, 0);
  expect(body.data.status).toBe('pending_payment');
  const mine = eq(orders.id, body.data._id);
  await site.shop.db
    .update(orders)
    .set({ payBy: new Date(Date.now() - 1) })
    .where(mine);

  await lookForUnpaid(6);
  await expect.poll(looksLeft).toBe(0);
  const { rows: past } = await site.shop.db.execute<{ note: string }>(
    sql`SELECT note FROM order_history WHERE order_id = ${body.data._id} ORDER BY id`,
  );
  expect(past.map(({ note }) => note)).toEqual(['Waiting for VietQR payment', 'Payment expired']);
  expect(await site.shop.db.$count(mails, eq(mails.recipient, `${buyer.id}@example.vn`))).toBe(2);
  expect(await stockOf(site.shop, 'hoa-sen')).toEqual(before);
  expect((await auditStock(site.shop.db)).differences).toEqual([]);
});

/** Runs the minutely job several times at once; any server may take each run. */
async function lookForUnpaid(times: number): Promise<void> {
  const { db, log } = site.shop;
  const jobs = createJobs(db.$client.options.connectionString ?? '', log);
  await jobs.start();
  await Promise.all(Array.from({ length: times }, () => jobs.send(db, 'orders.expire', {})));
  await jobs.stop();
}

async function looksLeft(): Promise<number | undefined> {
  const { rows } = await site.shop.db.execute<{ left: number }>(
    sql`SELECT count(*)::int AS left FROM jobs.job WHERE name = 'orders.expire' AND state < 'completed'`,
  );
  return rows[0]?.left;
}

test('neither server logged anything unexpected', () => {
  const known = /^listening|"msg":"unavailable"/;
  for (const server of servers)
    expect(
      server
        .output()
        .split('\n')
        .filter((line) => line !== '' && !known.test(line)),
    ).toEqual([]);
});
