// `node bench/lists.ts [orders]`: how long the admin's lists take over HTTP in a shop with many orders.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { inUnhurriedTx, type Tx } from '#server/platform/db/connection.ts';
import { createLog } from '#server/platform/process/log.ts';
import { migrateDatabase } from '#server/platform/db/migrations.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { signUpBuyers } from '../test-support/buyers.ts';
import { orderBody, stockGoods } from '../test-support/goods.ts';

const ORDERS = Number(process.argv[2] ?? 10_000);
const ASKED = 60;
const LISTS = [
  '/api/orders',
  '/api/orders?page=500',
  '/api/orders?status=shipped&sort=oldest',
  '/api/orders?sort=price_high&limit=50',
  '/api/orders?search=khanh%20linh%209',
  '/api/orders?search=hoa%20sen',
  '/api/shipments',
  '/api/shipments?status=delivered&search=linh',
  '/api/users',
  '/api/users?search=linh&sort=spent',
  '/api/reports/counts',
  '/api/reports/low-stock',
  '/api/reports/overview?days=30',
  '/api/reports/overview?days=366',
  '/api/audit-log',
  '/api/audit-log?subject=order&page=100',
];

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
  await multiply(shop, ORDERS);

  say(`${cpus().length} cores, ${ORDERS} orders, each list asked ${ASKED} times, one after the other\n`);
  say('p50 ms   p95 ms     kB   list');
  for (const url of LISTS) {
    const taken: number[] = [];
    let size = 0;
    for (let time = 0; time < ASKED; time += 1) {
      const start = performance.now();
      const answer = await app.inject({ url, headers });
      taken.push(performance.now() - start);
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      size = answer.rawPayload.length;
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor(ASKED * part)] ?? 0).toFixed(1);
    say(`${at(0.5).padStart(6)} ${at(0.95).padStart(8)} ${(size / 1024).toFixed(0).padStart(6)}   ${url}`);
  }
}

/** Copies the one order: a year of them, in every status, by a thousand customers, with their parcels. */
async function multiply({ db, log }: Shop, count: number): Promise<void> {
  await inUnhurriedTx(db, log, (tx) => copyAll(tx, count));
}

async function copyAll(tx: Tx, count: number): Promise<void> {
  const copies = sql`generate_series(1, ${count}) AS n`;
  for (const statement of [
    sql`INSERT INTO users (id, email, name, role, password_hash, created_at, updated_at)
      SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'linh' || n || '@bench.vn',
        'Khánh Linh ' || n, CASE WHEN n = 1 THEN 'shipper'::user_role ELSE 'customer' END, password_hash,
        created_at, updated_at
      FROM (SELECT * FROM users LIMIT 1) AS model, generate_series(1, 1000) AS n`,
    // Lives as long as the connection.
    sql`CREATE TEMP TABLE copies AS SELECT n, gen_random_uuid() AS id, now() - n * interval '50 minutes' AS at FROM ${copies}`,
    sql`INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
        shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
      SELECT copies.id, ('00000000-0000-7000-8000-' || lpad(to_hex(n % 1000 + 1), 12, '0'))::uuid,
        (enum_range(NULL::order_status))[n % 10 + 1], payment_method, goods_price + n, shipping_fee, gift_wrap_fee,
        total_price + n, shipping_option, shipping_address, gift_wrap,
        replace(search, model.id::text, copies.id::text), 'khanh linh ' || (n % 1000) || ' | 09' || n, at, at
      FROM copies, (SELECT * FROM orders LIMIT 1) AS model`,
    sql`INSERT INTO order_items (id, order_id, position, custom_bracelet_id, quantity, price, bracelet)
      SELECT gen_random_uuid(), copies.id, item.position + extra, custom_bracelet_id, quantity, price, bracelet
      FROM copies, (SELECT * FROM order_items LIMIT 1) AS item, generate_series(0, 1) AS extra`,
    sql`INSERT INTO order_history (order_id, status, note, "by", user_id, at)
      SELECT copies.id, orders.status, 'Order confirmed by admin', 'admin', (SELECT id FROM users WHERE role = 'admin'), at
      FROM copies JOIN orders USING (id), generate_series(1, 3)`,
    sql`INSERT INTO shipments (id, order_id, status, shipper_id, estimated_delivery_date, actual_delivery_date, search,
        created_at, updated_at)
      SELECT gen_random_uuid(), id, 'delivered', '00000000-0000-7000-8000-000000000001', created_at, created_at,
        customer_search, created_at, created_at
      FROM orders WHERE status IN ('shipped', 'delivered', 'completed')`,
    sql`INSERT INTO shipment_history (shipment_id, status, "by", user_id, at)
      SELECT id, status, 'shipper', shipper_id, created_at FROM shipments, generate_series(1, 4)`,
    sql`INSERT INTO stock_movements (charm_id, shelf, reserved, reason, order_id, at)
      SELECT charms.id, 0, 1, 'order_placed', copies.id, copies.at
      FROM copies, (SELECT id FROM charms LIMIT 15) AS charms`,
    sql`ANALYZE`,
  ])
    await tx.execute(statement);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
