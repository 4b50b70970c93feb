import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { orders } from '#server/ordering/tables.ts';
import { openDatabaseLine, type DatabaseLine } from '../../../../test-support/database-line.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { signUpBuyers, type Buyer } from '../../../../test-support/buyers.ts';
import { orderBody, stockGoods } from '../../../../test-support/goods.ts';
import { startServer, type Server } from '../../../../test-support/servers.ts';

/** Time limit of a response while the database does not answer, ms. */
const ANSWERED_WITHIN = 8_000;

let site: TestShop;
let line: DatabaseLine;
let server: Server;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  line = await openDatabaseLine(site.shop.db.$client.options.connectionString ?? '');
  server = await startServer(site, { DATABASE_URL: line.url });
});
afterAll(async () => {
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
  await line.close();
  await site.close();
});

type Answered = {
  status: number;
  took: number;
  wait: string | null;
  body: { code?: string; message?: string };
};

async function ask(path: string, init: RequestInit = {}): Promise<Answered> {
  const start = performance.now();
  const answer = await fetch(`${server.url}${path}`, init);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: answer.status,
    took: performance.now() - start,
    wait: answer.headers.get('retry-after'),
    body: isJson ? (JSON.parse(text) as Answered['body']) : {},
  };
}

const order = ({ cookie, id }: Buyer) =>
  ask('/api/orders', {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(orderBody()),
  });

/** Reads, writes and the files for search engines. */
async function expectAllRefused(buyer: Buyer): Promise<void> {
  const answers = await Promise.all([
    ask('/api/charms?limit=20'),
    ask('/api/cart', { headers: { cookie: buyer.cookie } }),
    ask('/sitemap.xml'),
    order(buyer),
  ]);
  const { message } = ERRORS.UNAVAILABLE;
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, wait: '5', body: { code: 'UNAVAILABLE', message } });
    expect(answer.took).toBeLessThan(ANSWERED_WITHIN);
  }
}

/** Asks for `/api/health`, which needs no database, until `asked` is answered. @returns its answer, and the slowest of the others in ms */
async function besideHealth<Answer>(asked: Promise<Answer>): Promise<[Answer, number]> {
  let slowest = 0;
  const answered = new AbortController();
  const done = asked.finally(() => answered.abort());
  while (!answered.signal.aborted) {
    slowest = Math.max(slowest, (await ask('/api/health')).took);
    await pause(10);
  }
  return [await done, slowest];
}

async function expectBack(buyer: Buyer): Promise<void> {
  await expect.poll(async () => (await ask('/api/ready')).status, { timeout: 15_000 }).toBe(200);
  await expect.poll(async () => (await order(buyer)).status, { timeout: 15_000 }).toBe(201);
  expect(await site.shop.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
}

test('while the database hangs, requests get 503 within 8 s; when it answers again, orders are placed', async () => {
  const [buyer] = await signUpBuyers(site.shop, [{ charms: ['hoa-dao'] }]);
  expect(await ask('/api/ready')).toMatchObject({ status: 200 });
  line.freeze();
  const [ready, slowest] = await besideHealth(ask('/api/ready'));
  expect(ready).toMatchObject({ status: 503 });
  // What a request takes that needs no database is the machine's own time.
  expect(ready.took).toBeLessThan(1_000 + slowest);
  await expectAllRefused(buyer!);
  line.thaw();
  await expectBack(buyer!);
});

test('while the database is down, requests get 503 within 8 s; when it is back, orders are placed', async () => {
  const [buyer] = await signUpBuyers(site.shop, [{ charms: ['hoa-dao'] }]);
  await line.cut();
  expect(await ask('/api/ready')).toMatchObject({ status: 503 });
  await expectAllRefused(buyer!);
  await line.mend();
  await expectBack(buyer!);
});

test('an outage of the database is logged in short warnings without the connection', () => {
  const lines = server.output().trim().split('\n').slice(1);
  expect(lines.length).toBeGreaterThan(8);
  for (const text of lines) {
    expect(text).not.toMatch(/"client"|password|secretKey/);
    expect(text.length, text).toBeLessThan(1_000);
    expect(JSON.parse(text)).toMatchObject({ level: 40 });
  }
});
