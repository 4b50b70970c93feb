// `npm run bench:held-row [-- requests]`: how other requests are affected while many wait for one locked row.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { cartItems } from '#server/cart/tables.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { memoryOptions } from '../scripts/lib/memory.mjs';
import { runCommand } from '../test-support/command.ts';
import { signUpBuyers, type Buyer } from '../test-support/buyers.ts';
import { charmId, orderBody, setStock } from '../test-support/goods.ts';
import type { Question, Report } from './held-row/asker.ts';
import { openDatabase } from './database.ts';
import { reportFigures, say } from './report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REQUESTS = Number(process.argv[2] ?? 100);
/** How long the row is locked, ms: longer than any request waits. */
const HELD = 12_000;
const QUIET = 6_000;
const SECRET = 'a secret of the benchmark, long enough for all';
const HELD_CHARM = 'hoa-dao';

type Site = { url: string; databaseUrl: string; shop: Shop };
type Call = { path: string; method: string; cookie: string; body: unknown };
type Outcome = { status: number; code: string; retryAfter: string | undefined; took: number };

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const site = await openSite(opened);
  const others = await questions(site.shop);
  say(
    `${cpus().length} cores; ${REQUESTS} requests for one row that is held for ${HELD / 1000} s; times in ms`,
  );

  say('\nnobody waits');
  tell('nobody waits', await listen(site, others, () => pause(QUIET)));

  const [owner] = await signUpBuyers(site.shop, [{ charms: ['hoa-sen'] }]);
  const placed = await send(site.url, orderCall(owner!));
  const order = JSON.parse(placed.text) as { data: { _id: string } };
  const cancel = (): Call => ({
    path: `/api/orders/${order.data._id}/customer-transition`,
    method: 'PUT',
    cookie: owner!.cookie,
    body: { status: 'cancelled' },
  });
  await held(site, others, 'one order', `SELECT FROM orders WHERE id = '${order.data._id}' FOR UPDATE`, () =>
    Array.from({ length: REQUESTS }, cancel),
  );

  const buyers = await signUpBuyers(
    site.shop,
    Array.from({ length: REQUESTS }, () => ({ charms: [HELD_CHARM] })),
  );
  await held(
    site,
    others,
    'one charm',
    `SELECT FROM charms WHERE id = '${charmId(HELD_CHARM)}' FOR UPDATE`,
    () => buyers.map(orderCall),
  );
}

async function held(
  site: Site,
  others: Question[],
  name: string,
  lock: string,
  calls: () => Call[],
): Promise<void> {
  const holder = new pg.Client({ connectionString: site.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(lock);
  let outcomes: Outcome[] = [];
  let waited = 0;
  const report = await listen(site, others, async () => {
    const start = performance.now();
    const asked = Promise.all(calls().map((call) => send(site.url, call)));
    await Promise.race([asked, pause(HELD)]);
    waited = performance.now() - start;
    if (waited >= HELD) await holder.query('ROLLBACK');
    outcomes = await asked;
  });
  await holder.end();
  say(`\n${REQUESTS} wait for ${name}; the others meanwhile (${(waited / 1000).toFixed(1)} s)`);
  tell(`${REQUESTS} wait for ${name}`, report);
  const kinds = Map.groupBy(
    outcomes,
    ({ status, code, retryAfter }) => `${status} ${code} ${retryAfter ?? ''}`,
  );
  for (const [kind, all] of kinds) {
    const taken = all.map(({ took }) => took).toSorted((a, b) => a - b);
    say(
      `  ${all.length} × ${kind.trim()}, after ${(taken[0]! / 1000).toFixed(1)} to ${(taken.at(-1)! / 1000).toFixed(1)} s`,
    );
  }
}

const orderCall = ({ cookie }: Buyer): Call => ({
  path: '/api/orders',
  method: 'POST',
  cookie,
  body: orderBody(),
});

/** Requests that do not touch the row. */
async function questions(shop: Shop): Promise<Question[]> {
  const [reader, changer] = await signUpBuyers(shop, [{ charms: ['hoa-sen'] }, { charms: ['hoa-sen'] }]);
  const [line] = await shop.db.select().from(cartItems).where(eq(cartItems.userId, changer!.id));
  const body = { customBracelet: line!.customBraceletId, quantity: 2 };
  return [
    { name: 'health (no database)', method: 'GET', path: '/api/health' },
    { name: 'ready', method: 'GET', path: '/api/ready' },
    { name: 'charms', method: 'GET', path: '/api/charms?limit=20' },
    { name: 'page, not kept', method: 'GET', path: '/garden?q={random}' },
    { name: 'another cart, read', method: 'GET', path: '/api/cart', cookie: reader!.cookie },
    { name: 'another cart, changed', method: 'PUT', path: '/api/cart/items', cookie: changer!.cookie, body },
  ];
}

/** Runs the asker while something happens. */
async function listen({ url }: Site, others: Question[], during: () => Promise<unknown>): Promise<Report> {
  const asker = spawn(process.execPath, ['bench/held-row/asker.ts', url, JSON.stringify(others)], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  asker.stdout.setEncoding('utf8').on('data', (text: string) => void (said += text));
  await pause(1_000);
  await during();
  asker.stdin.end('stop');
  await once(asker, 'close');
  return JSON.parse(said.replace(/^heard /, '')) as Report;
}

function tell(when: string, report: Report): void {
  reportFigures(
    ...report.heard.map(({ name, p95 }) => ({ name: `${when}: ${name} p95 ms`, value: p95, aim: 300 })),
  );
  say(table(report));
}

function table({ heard, loopP99 }: Report): string {
  const rows = heard.map(
    ({ name, asked, failed, ...times }) =>
      `  ${name.padEnd(24)}${String(asked).padStart(6)}${String(failed).padStart(8)}` +
      [times.p50, times.p95, times.most].map((time) => time.toFixed(0).padStart(8)).join(''),
  );
  const head = `  ${''.padEnd(24)}${'asked'.padStart(6)}${'failed'.padStart(8)}${['p50', 'p95', 'most'].map((word) => word.padStart(8)).join('')}`;
  return [head, ...rows, `  the asker's own delay, p99: ${loopP99.toFixed(1)}`].join('\n');
}

const crowd = new Agent({ maxSockets: Infinity });

/** Timed from the call, including delays of this process: an upper bound. */
function send(url: string, { path, method, cookie, body }: Call): Promise<Outcome & { text: string }> {
  const start = performance.now();
  const address = `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const headers = { cookie, origin: url, 'content-type': 'application/json', 'x-forwarded-for': address };
  return new Promise((answered, failed) => {
    const asked = request(`${url}${path}`, { agent: crowd, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part));
      answer.once('end', () => {
        const { code = '' } = JSON.parse(text) as { code?: string };
        const retryAfter = answer.headers['retry-after'];
        answered({ status: answer.statusCode ?? 0, code, retryAfter, took: performance.now() - start, text });
      });
    });
    asked.once('error', failed);
    asked.end(JSON.stringify(body));
  });
}

async function openSite(opened: AsyncDisposableStack): Promise<Site> {
  const log = createLog('error');
  const database = await openDatabase(opened);
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    PORT: '0',
    TRUST_PROXY: '1',
    DEMO: 'true',
    OPEN_ORDERS: '0',
    OPEN_BRACELETS: '0',
  };
  const server = runCommand(process.execPath, [...memoryOptions, 'build/program/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  opened.defer(async () => {
    process.kill(server.pid, 'SIGTERM');
    await server.ended;
  });
  const [, port = ''] = await server.says(/http:\/\/localhost:(\d+)/);
  const url = `http://127.0.0.1:${port}`;
  const shop = await openShop(readConfig(env), database.url, log);
  opened.defer(() => shop.close());
  await setStock(shop, { charm: HELD_CHARM }, 100_000);
  await setStock(shop, { charm: 'cuc-hoa-mi' }, 100_000);
  return { url, databaseUrl: database.url, shop };
}

await main();
