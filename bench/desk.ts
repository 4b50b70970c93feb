// `npm run bench:desk [-- orders…]`: how long the desk's lists, searches, counts and reports take in a shop with so many orders.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { inUnhurriedTx, type Tx } from '#server/platform/db/connection.ts';
import { createLog } from '#server/platform/process/log.ts';
import { migrateDatabase } from '#server/platform/db/migrations.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { signUpBuyers } from '../test-support/buyers.ts';
import { orderBody, stockGoods } from '../test-support/goods.ts';
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
      (page) => `${url}?limit=${PAGE}&page=${page}`,
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
    '/api/users?search=linh&sort=spent',
    '/api/payments/admin/unmatched',
    '/api/chat/admin/pending',
    '/api/chat/admin/search?q=khanh%20linh%209',
    '/api/chat/admin/stats',
    '/api/reviews/admin',
    '/api/reports/inbox',
    '/api/reports/counts',
    '/api/reports/low-stock',
    '/api/reports/refunds-due',
    '/api/reports/overview?days=30',
    '/api/reports/overview?days=366',
    '/api/audit-log',
    '/api/audit-log?subject=order&page=100',
  ];
}

const customersOf = (orders: number) => Math.max(1_000, orders / 10);

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

  const [admin] = await signUpBuyers(shop, [{ charms: ['hoa-dao', 'hoa-sen'] }]);
  if (admin === undefined) throw new Error('nobody came');
  const headers = { cookie: admin.cookie, host: 'shop.test', origin: 'http://shop.test' };
  const placed = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: orderBody() });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  await shop.db.execute(sql`UPDATE users SET role = 'admin'`);

  say(`${cpus().length} cores, each list asked ${ASKED} times, one after the other; p95 in ms\n`);
  const first = new Map<string, number>();
  let there = 0;
  for (const size of SIZES) {
    const began = performance.now();
    await multiply(shop, there, size);
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
      const aim = url.includes('/reports/overview') ? REPORT : LIST;
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

/**
 * Copies the one order until there are so many, by a tenth as many customers, with items, histories, parcels and movements of
 * stock; every customer has said ten things in a chat.
 */
async function multiply({ db, log }: Shop, there: number, wanted: number): Promise<void> {
  await inUnhurriedTx(db, log, (tx) => copyAll(tx, there, wanted));
}

/** As the database does by itself at night; no statement of the shop's own may take so long. */
async function tidyUp(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function copyAll(tx: Tx, there: number, wanted: number): Promise<void> {
  const customers = sql.raw(String(customersOf(wanted)));
  const customer = (n: SQL) => sql`('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const admin = sql`(SELECT id FROM users WHERE role = 'admin')`;
  for (const statement of [
    sql`CREATE TEMP TABLE more_users ON COMMIT DROP AS
      SELECT n, ${customer(sql`n`)} AS id FROM generate_series(1, ${customers}::int) AS n
      WHERE NOT EXISTS (SELECT FROM users WHERE users.id = ${customer(sql`n`)})`,
    sql`INSERT INTO users (id, email, name, role, password_hash, created_at, updated_at)
      SELECT more_users.id, 'linh' || n || '@bench.vn', 'Khánh Linh ' || n,
        CASE WHEN n = 1 THEN 'shipper'::user_role ELSE 'customer' END, password_hash, created_at, updated_at
      FROM users, more_users WHERE role = 'admin'`,
    // The same year and a half, however many there are.
    sql`CREATE TEMP TABLE copies ON COMMIT DROP AS
      SELECT n, gen_random_uuid() AS id, now() - n * interval '18 months' / 1000000 AS at
      FROM generate_series(${there + 1}::int, ${wanted}::int) AS n`,
    // The newest 500 are under way, in every status; the others are over.
    sql`INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
        shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
      SELECT copies.id, ${customer(sql`n % ${customers} + 1`)},
        CASE WHEN n <= 500 THEN (enum_range(NULL::order_status))[n % 10 + 1]
          WHEN n % 10 = 0 THEN 'cancelled' ELSE 'completed' END,
        payment_method, goods_price + n, shipping_fee, gift_wrap_fee, total_price + n, shipping_option,
        shipping_address, gift_wrap, replace(search, model.id::text, copies.id::text),
        'khanh linh ' || (n % ${customers}) || ' | 09' || n, at, at
      FROM copies, (SELECT * FROM orders WHERE user_id = ${admin}) AS model`,
    sql`INSERT INTO order_items (id, order_id, position, custom_bracelet_id, quantity, price, bracelet)
      SELECT gen_random_uuid(), copies.id, item.position + extra, custom_bracelet_id, quantity, price, bracelet
      FROM copies, generate_series(0, 1) AS extra,
        (SELECT * FROM order_items WHERE order_id = (SELECT id FROM orders WHERE user_id = ${admin})) AS item`,
    sql`INSERT INTO order_history (order_id, status, note, "by", user_id, at)
      SELECT copies.id, orders.status, 'Order confirmed by admin', 'admin', ${admin}, at
      FROM copies JOIN orders USING (id), generate_series(1, 3)`,
    sql`INSERT INTO shipments (id, order_id, status, shipper_id, estimated_delivery_date, actual_delivery_date, search,
        created_at, updated_at)
      SELECT gen_random_uuid(), id, 'delivered', ${customer(sql`1`)}, created_at, created_at, customer_search, created_at,
        created_at
      FROM orders JOIN copies USING (id) WHERE status IN ('shipped', 'delivered', 'completed')`,
    sql`INSERT INTO shipment_history (shipment_id, status, "by", user_id, at)
      SELECT shipments.id, status, 'shipper', shipper_id, created_at
      FROM shipments JOIN copies ON copies.id = order_id, generate_series(1, 4)`,
    sql`INSERT INTO stock_movements (charm_id, shelf, reserved, reason, order_id, at)
      SELECT charms.id, 0, 1, 'order_placed', copies.id, copies.at
      FROM copies, (SELECT id FROM charms LIMIT 3) AS charms`,
    sql`INSERT INTO chats (id, user_id, status, last_seq, last_message_at, search, user_seen_at, created_at)
      SELECT gen_random_uuid(), id, CASE WHEN n <= 300 THEN 'pending'::chat_status ELSE 'closed' END, 10, now(),
        'khanh linh ' || n, now(), now() FROM more_users`,
    sql`INSERT INTO messages (id, chat_id, seq, side, sender_id, type, content, search, created_at)
      SELECT gen_random_uuid(), chats.id, seq, 'customer', user_id, 'text', 'Mình hỏi vòng số ' || seq,
        'minh hoi vong so ' || seq, now()
      FROM chats JOIN more_users ON more_users.id = user_id, generate_series(1, 10) AS seq`,
  ])
    await tx.execute(statement);
}

await main();
