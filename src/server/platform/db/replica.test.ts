import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Overview, Sales } from '#contract/http/reports.ts';
import { minutes } from '#domain/kernel/time.ts';
import { buildApp } from '#server/app.ts';
import { orders } from '#server/ordering/tables.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { signUpBuyers, type Buyer } from '../../../../test-support/buyers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { query } from '../../../../test-support/database-server.ts';
import { orderBody, stockGoods } from '../../../../test-support/goods.ts';
import { migrateDatabase } from './migrations.ts';

const log = createLog('silent');
const clock = testClock();
let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let shop: Shop;
let app: FastifyInstance;
let admin: Buyer;
let buyers: Buyer[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replica-'));
  await chmod(folder, 0o755);
  const [own, copied] = [join(folder, 'primary'), join(folder, 'standby')];
  const made = await startEmbeddedPostgres({ dataDir: own, log });
  await migrateDatabase({ connectionString: made.url });
  await made.stop();
  // With its owner, which `fs.cp` does not preserve.
  await promisify(execFile)('cp', ['-a', own, copied]);
  primary = await startEmbeddedPostgres({ dataDir: own, log });
  await follow(copied);
  standby = await startEmbeddedPostgres({ dataDir: copied, log });

  const config = readConfig({
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the tests, long enough for all',
    NTP_SERVER: 'none',
    DATABASE_REPLICA_URL: standby.url,
  });
  shop = await openShop(config, primary.url, log, { clock });
  ({ app } = await buildApp(shop));
  await shop.jobs.start();
  await app.ready();
  await stockGoods(shop);
  const people = await signUpBuyers(
    shop,
    Array.from({ length: 4 }, () => ({ charms: ['hoa-dao', 'hoa-sen'] })),
  );
  [admin, ...buyers] = people as [Buyer, ...Buyer[]];
  await shop.db.execute(sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`);
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true });
});

/** Turns a copy of the primary's files into a standby that follows it. */
async function follow(dataDir: string): Promise<void> {
  const [, sockets = ''] = /@(.+):\d+\//.exec(primary.url) ?? [];
  const cluster = join(dataDir, 'cluster');
  await writeFile(join(cluster, 'standby.signal'), '');
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${decodeURIComponent(sockets)} port=5432 user=postgres'\n`,
  );
}

const headersOf = ({ cookie }: Buyer) => ({ cookie, host: 'shop.test', origin: 'http://shop.test' });

async function order(): Promise<void> {
  const buyer = buyers.pop()!;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: headersOf(buyer),
    payload: orderBody(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await shop.db.update(orders).set({ status: 'confirmed' });
}

async function ask<Reply>(path: string): Promise<Reply> {
  const answer = await app.inject({ url: path, headers: headersOf(admin) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Reply }>().data;
}
const placed = async () => (await ask<Overview>('/api/reports/overview?days=7')).current.orders;
const sold = async () => (await ask<Sales>('/api/reports/sales?days=7')).pieces;
const rowsOf = async () => {
  const headers = headersOf(admin);
  const csv = await app.inject({ url: '/api/reports/orders.csv?status=all', headers });
  expect(csv.statusCode, csv.body).toBe(200);
  return csv.body.trim().split('\n').length - 1;
};

/** When the replica was last queried for orders. */
async function copyAskedAt(): Promise<Date> {
  const [row] = await query(
    standby.url,
    `SELECT max(query_start) AS at FROM pg_stat_activity
     WHERE query ~ 'orders' AND application_name = 'vuon-charm'`,
  );
  return (row?.at as Date | null) ?? new Date(0);
}

/** Charms on a bracelet. */
const PIECES = 15;

test('a report includes the order placed just before, and is read from the replica', async () => {
  await order();
  expect(await copyAskedAt()).toEqual(new Date(0));
  expect(await placed()).toBe(1);
  const first = await copyAskedAt();
  expect(first).not.toEqual(new Date(0));
  expect(await sold()).toBe(PIECES);
  expect(await rowsOf()).toBe(1);
  expect((await copyAskedAt()).getTime()).toBeGreaterThan(first.getTime());
});

test('a replica that lags is not read: the report is right all the same, and read from it again later', async () => {
  await query(standby.url, 'SELECT pg_wal_replay_pause()');
  await order();
  expect(await placed()).toBe(2);
  expect(await sold()).toBe(2 * PIECES);
  expect(await rowsOf()).toBe(2);
  await query(standby.url, 'SELECT pg_wal_replay_resume()');

  clock.advance(minutes(1));
  const before = await copyAskedAt();
  expect(await placed()).toBe(2);
  expect((await copyAskedAt()).getTime()).toBeGreaterThan(before.getTime());
});

test('with the replica down a report is right all the same', async () => {
  await standby.stop();
  await order();
  expect(await placed()).toBe(3);
  expect(await sold()).toBe(3 * PIECES);
  expect(await rowsOf()).toBe(3);
});
