// `npm run bench`: orders placed per second over HTTP, compared with pgbench running the same statements on the same PostgreSQL.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { orders } from '#server/ordering/tables.ts';

import { memoryOptions } from '../scripts/lib/memory.mjs';
import { signUpBuyers, type Buyer } from '../test-support/buyers.ts';
import { query } from '../test-support/database-server.ts';
import { charmId, orderBody, shippingId, stockGoods, stringId } from '../test-support/goods.ts';
import { idOf, pgbench, scriptOf } from './pgbench.ts';
import { processorTime, startServer } from './processes.ts';
import { record } from './recording.ts';
import { openDatabase } from './database.ts';
import { reportFigures, median, say } from './report.ts';

const CLIENTS = [1, 8, 32];
const ORDERS = Number(process.argv[2] ?? 960);
const ROUNDS = 3;
const SECRET = 'a secret of the benchmark, long enough for all';

/** `shop` and `pgbench` are orders per second, the rest milliseconds; `node` is server CPU time per order. */
type Round = { shop: number; p50: number; p95: number; node: number; pgbench: number };

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const log = createLog('error');
  const database = await openDatabase(opened);

  const config = readConfig({ DATA_DIR: database.folder, SESSION_SECRET: SECRET, LOG_LEVEL: 'error' });
  const shop = await openShop(config, database.url, log);
  opened.defer(() => shop.close());
  await stockGoods(shop);
  const recorded = await recordOrder(shop);

  const server = await startServer(opened, [...memoryOptions, 'test-support/server-process.ts'], {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'error',
  });
  const target: Target = { ...server, database: database.url };
  await overHttp(shop, target, 8, Math.min(ORDERS, 200));
  say(`${cpus().length} cores, ${ORDERS} orders a round, the middle of ${ROUNDS} rounds; fsync on`);
  say(`${recorded.statements} statements an order\n`);
  say('clients   orders/s   p50 ms   p95 ms   node ms   pgbench/s   share');
  let customers = 0;
  for (const clients of CLIENTS) {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = await overHttp(shop, target, clients, ORDERS);
      const each = Math.ceil(ORDERS / clients);
      await makeCustomers(shop, recorded.model, customers + 1, customers + each * clients);
      await analyse(database.url);
      const script = { file: join(database.folder, 'order.sql'), clients, each, from: customers };
      const before = await shop.db.$count(orders);
      rounds.push({ ...measured, pgbench: await pgbench(database.url, recorded.script, script) });
      const made = (await shop.db.$count(orders)) - before;
      if (made !== each * clients) throw new Error(`pgbench made ${made} orders of ${each * clients}`);
      customers += each * clients;
    }
    say(row(clients, rounds));
  }
}

/** Aims at one, eight and 32 clients. */
const AIMS: Record<number, { orders?: number; share: number }> = {
  1: { share: 45 },
  8: { orders: 200, share: 60 },
  32: { orders: 200, share: 60 },
};

function row(clients: number, rounds: readonly Round[]): string {
  const middle = (of: keyof Round) => median(rounds.map((round) => round[of]));
  const share = (middle('shop') / middle('pgbench')) * 100;
  const { orders: most, share: aim } = AIMS[clients] ?? {};
  const at = `${clients} client${clients === 1 ? '' : 's'}`;
  reportFigures(
    { name: `${at}: orders/s`, value: middle('shop'), more: true, ...(most && { aim: most }) },
    { name: `${at}: % of pgbench`, value: share, more: true, ...(aim && { aim }) },
    { name: `${at}: node ms an order`, value: middle('node'), aim: 2.5 },
  );
  const cells: [number, digits: number, width: number][] = [
    [clients, 0, 7],
    [middle('shop'), 0, 11],
    [middle('p50'), 1, 9],
    [middle('p95'), 1, 9],
    [middle('node'), 1, 10],
    [middle('pgbench'), 0, 12],
    [share, 0, 6],
  ];
  return `${cells.map(([value, digits, width]) => value.toFixed(digits).padStart(width)).join('')} %`;
}

type Recorded = { script: string; statements: number; model: Model };
/** The recorded customer, whose cart is copied for all customers of pgbench. */
type Model = { userId: string; braceletId: string; kinds: ReadonlyMap<string, number> };

/** Places one order in this process and turns the recorded statements into a script. */
async function recordOrder(shop: Shop): Promise<Recorded> {
  const { app } = await buildApp(shop);
  await shop.jobs.start();
  await app.ready();
  const [buyer] = await signUpBuyers(shop, [{ charms: ['hoa-dao', 'hoa-sen'] }]);
  if (buyer === undefined) throw new Error('nobody came');
  const rows = await shop.db.execute<{ bracelet: string; session: string }>(sql`
    SELECT b.id AS bracelet, s.id AS session FROM custom_bracelets b JOIN sessions s ON s.user_id = b.user_id
    WHERE b.user_id = ${buyer.id}`);
  const { bracelet = '', session = '' } = rows.rows[0] ?? {};
  const statements = await record('vuon-charm', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { ...headersOf(buyer, 'http://shop.test'), host: 'shop.test' },
      payload: orderBody(),
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  });
  const kinds = new Map([buyer.id as string, bracelet, session].map((id, index) => [id, index + 1]));
  const everybodys = ['hoa-dao', 'hoa-sen', 'cuc-hoa-mi'].map((slug) => charmId(slug) as string);
  const shared = new Set([...everybodys, stringId('day-ben-hong-dat'), shippingId('standard')]);
  const script = scriptOf(statements, shared, kinds);
  return { script, statements: statements.length, model: { userId: buyer.id, braceletId: bracelet, kinds } };
}

/** Copies the recorded customer: signed in, with the same bracelet in the cart. */
async function makeCustomers(
  { db }: Shop,
  { userId, braceletId }: Model,
  from: number,
  to: number,
): Promise<void> {
  const [user, bracelet, session] = [1, 2, 3].map((kind) => sql.raw(idOf(kind, 'n')));
  const everyone = sql.raw(`generate_series(${from}, ${to}) AS n`);
  for (const statement of [
    sql`INSERT INTO users SELECT ${user} AS id, n || '@bench.vn' AS email, name, role, password_hash, avatar, gender,
      addresses, disabled_at, created_at, updated_at FROM users, ${everyone} WHERE id = ${userId}`,
    sql`INSERT INTO sessions (id, user_id, remembered, created_at, expires_at)
      SELECT ${session}, ${user}, false, now(), now() + interval '1 day' FROM ${everyone}`,
    sql`INSERT INTO custom_bracelets (id, user_id, name, string_id, preview, created_at)
      SELECT ${bracelet}, ${user}, name, string_id, preview, created_at
      FROM custom_bracelets, ${everyone} WHERE id = ${braceletId}`,
    // The next statement's foreign key would otherwise be checked by a plan for an empty table.
    sql`ANALYZE custom_bracelets`,
    sql`INSERT INTO custom_bracelet_charms (bracelet_id, position, charm_id)
      SELECT ${bracelet}, position, charm_id FROM custom_bracelet_charms, ${everyone} WHERE bracelet_id = ${braceletId}`,
    sql`INSERT INTO carts SELECT ${user}, now() FROM ${everyone}`,
    sql`INSERT INTO cart_items (user_id, custom_bracelet_id, quantity) SELECT ${user}, ${bracelet}, 1 FROM ${everyone}`,
    sql`UPDATE charms SET stock = stock + 1000000 WHERE id IN (
      SELECT charm_id FROM custom_bracelet_charms WHERE bracelet_id = ${braceletId})`,
  ]) {
    await db.execute(statement);
  }
}

/** The server and its database. */
type Target = { url: string; pid: number; database: string };

/** Without the shop's limit for a statement: on a slow disk it takes longer. */
const analyse = (database: string) => query(database, 'ANALYZE');

/** Customers order over HTTP, `clients` concurrently. */
async function overHttp(
  shop: Shop,
  { url, pid, database }: Target,
  clients: number,
  count: number,
): Promise<Omit<Round, 'pgbench'>> {
  await shop.db.execute(
    sql`UPDATE charms SET stock = stock + 1000000 WHERE slug IN ('hoa-dao', 'hoa-sen', 'cuc-hoa-mi')`,
  );
  const buyers = await signUpBuyers(
    shop,
    Array.from({ length: count }, () => ({ charms: ['hoa-dao', 'hoa-sen'] })),
  );
  // Plans made while the tables were nearly empty read all of these rows. In a shop autovacuum has seen them within a minute.
  await analyse(database);
  const waits: number[] = [];
  const started = performance.now();
  const busy = await processorTime(pid);
  const client = async () => {
    for (let buyer = buyers.pop(); buyer; buyer = buyers.pop()) {
      const asked = performance.now();
      const body = JSON.stringify(orderBody());
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: headersOf(buyer, url),
        body,
      });
      if (answer.status !== 201) throw new Error(await answer.text());
      await answer.arrayBuffer();
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1000;
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    shop: count / seconds,
    p50: at(0.5),
    p95: at(0.95),
    node: ((await processorTime(pid)) - busy) / count,
  };
}

function headersOf({ cookie, id }: Buyer, origin: string): Record<string, string> {
  return { cookie, origin, 'content-type': 'application/json', 'idempotency-key': `bench-${id}` };
}

await main();
