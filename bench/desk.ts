// `npm run bench:desk [-- orders…]`: how long the desk's lists, searches, counts and reports take in a shop with so many orders.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { createLog } from '#server/platform/process/log.ts';
import { migrateDatabase } from '#server/platform/db/migrations.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import { openShop } from '#server/shop.ts';
import { stockGoods } from '../test-support/goods.ts';
import { customersOf, fillShop, placeModels, tidyUp } from './desk/volume.ts';
import { hand, say } from './report.ts';

const SIZES = process.argv.slice(2).map(Number);
if (SIZES.length === 0) SIZES.push(10_000, 100_000, 1_000_000);
const ASKED = 60;
const PAGE = 25;
/** The aims, p95 in ms. */
const LIST = 60;
const REPORT = 300;

/** First, middle and last page where there are many. */
function lists(orders: number, parcels: number): string[] {
  const pages = (url: string, count: number) =>
    [1, Math.ceil(count / PAGE / 2), Math.ceil(count / PAGE)].map(
      (page) => `${url}${url.includes('?') ? '&' : '?'}limit=${PAGE}&page=${page}`,
    );
  return [
    ...pages('/api/orders', orders),
    '/api/orders?status=shipped&sort=oldest',
    '/api/orders?sort=price_high&limit=50',
    '/api/orders?search=khanh%20linh%209',
    '/api/orders?search=hoa%20sen',
    ...pages('/api/shipments', parcels),
    '/api/shipments?status=delivered&search=linh',
    ...pages('/api/users', customersOf(orders)),
    ...pages('/api/users?sort=spent', customersOf(orders)),
    '/api/users?search=linh&sort=spent',
    '/api/payments/admin/unmatched',
    '/api/chat/admin/pending',
    '/api/chat/admin/pending?sort=oldest',
    '/api/chat/admin/search?q=khanh%20linh%209',
    '/api/chat/admin/stats',
    '/api/reviews/admin',
    '/api/reports/inbox',
    '/api/reports/counts',
    '/api/reports/low-stock',
    '/api/reports/refunds-due',
    '/api/reports/overview?days=30',
    '/api/reports/overview?days=366',
    '/api/reports/sales?days=30',
    '/api/reports/sales?days=366',
    '/api/audit-log',
    '/api/audit-log?subject=order&page=100',
  ];
}

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await chmod(folder, 0o755);
  opened.defer(() => rm(folder, { recursive: true }));
  const log = createLog('error');
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log });
  opened.defer(() => database.stop());
  await migrateDatabase({ connectionString: database.url });
  const config = readConfig({
    DATA_DIR: folder,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    OPEN_ORDERS: '0',
    OPEN_BRACELETS: '0',
  });
  const shop = await openShop(config, database.url, log);
  opened.defer(() => shop.close());
  await stockGoods(shop);
  const { app } = await buildApp(shop);
  await shop.jobs.start();
  await app.ready();

  const model = await placeModels(shop, app);
  const { headers } = model;

  say(`${cpus().length} cores, each list asked ${ASKED} times, one after the other; p95 in ms\n`);
  const first = new Map<string, number>();
  let there = 0;
  for (const size of SIZES) {
    const began = performance.now();
    await fillShop(shop, model, { there, wanted: size });
    await tidyUp(database.url);
    there = size;
    say(`\n${size} orders, made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    say('   p50      p95     kB   list');
    const parcels = await shop.db.$count(shipments);
    for (const [place, url] of lists(size, parcels).entries()) {
      const { p50, p95, bytes } = await ask(app, url, headers);
      say(
        `${p50.toFixed(1).padStart(6)} ${p95.toFixed(1).padStart(8)} ${(bytes / 1024).toFixed(0).padStart(6)}   ${url}`,
      );
      const aim = /reports.(overview|sales)/.test(url) ? REPORT : LIST;
      hand({ name: `${size} orders: ${url} p95 ms`, value: p95, aim });
      const before = first.get(String(place));
      if (before === undefined) first.set(String(place), p50);
      else hand({ name: `${size} orders: ${url}, times ${SIZES[0]} (p50)`, value: p50 / before, aim: 1.5 });
    }
  }
}

async function ask(app: FastifyInstance, url: string, headers: Record<string, string>) {
  const taken: number[] = [];
  let bytes = 0;
  for (let time = 0; time < ASKED; time += 1) {
    const start = performance.now();
    const answer = await app.inject({ url, headers });
    taken.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    bytes = answer.rawPayload.length;
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(ASKED * part)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), bytes };
}

await main();
