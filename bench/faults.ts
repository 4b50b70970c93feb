// `npm run bench:faults [-- name]`: two instances of the built shop under load, and one fault after the other. Prints how soon
// each is noticed, what failed meanwhile, how soon all is well again, and what was lost.
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#domain/kernel/time.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { newDataDir, startShop, type RunningShop } from '../e2e/support/shop.ts';
import { signUpBuyers, type Buyer } from '../test-support/buyers.ts';
import { openDatabaseLine, type DatabaseLine } from '../test-support/database-line.ts';
import { databaseUrl, openServer, query } from '../test-support/database-server.ts';
import { freePort } from '../test-support/free-port.ts';
import { charmId, setStock } from '../test-support/goods.ts';
import { holdRow } from '../test-support/held-row.ts';
import { hasRedisServer, redisProcess, type RedisProcess } from '../test-support/redis-process.ts';
import { ask, startLoad, type Heard, type Load, type Target } from './faults/load.ts';

const SECRET = 'a secret of the benchmark, long enough for all';
const CHARM = 'hoa-dao';
const BEFORE = seconds(3);
const AFTER = seconds(12);
const LOOK_EVERY = 100;

type Instance = Target & { running: RunningShop; restart(): Promise<void> };
type Site = {
  one: Instance;
  other: Instance;
  database: string;
  line: DatabaseLine;
  redis: RedisProcess;
  shop: Shop;
};
/** Brings something about and ends it; the times of both are measured around the two. */
type Fault = {
  name: string;
  /** How long it goes on before it is ended, ms. */
  lasts: number;
  begin(site: Site): Promise<unknown>;
  end(site: Site, begun: unknown): Promise<unknown>;
};

const FAULTS: Fault[] = [
  {
    name: 'redis ends, is back after 5 s',
    lasts: seconds(5),
    begin: ({ redis }) => redis.kill(),
    end: async ({ redis }) => {
      await redis.start();
    },
  },
  {
    name: 'an instance is killed, started at once',
    lasts: 0,
    begin: async ({ one }) => void process.kill(one.running.pid, 'SIGKILL'),
    end: ({ one }) => one.restart(),
  },
  {
    name: 'a release: SIGTERM, then a start',
    lasts: 0,
    begin: ({ one }) => one.running.close(),
    end: ({ one }) => one.restart(),
  },
  {
    name: 'an instance freezes for 8 s',
    lasts: seconds(8),
    begin: async ({ one }) => void process.kill(one.running.pid, 'SIGSTOP'),
    end: async ({ one }) => {
      process.kill(one.running.pid, 'SIGCONT');
    },
  },
  {
    name: 'a charm is held for 10 s',
    lasts: seconds(10),
    begin: ({ database }) => holdRow(database, 'charms', charmId(CHARM)),
    end: async (_, held) => {
      await (held as Awaited<ReturnType<typeof holdRow>>).letGo();
    },
  },
  {
    name: 'the database is down for 5 s',
    lasts: seconds(5),
    begin: ({ line }) => line.cut(),
    end: async ({ line }) => {
      await line.mend();
    },
  },
  {
    name: 'the database is silent for 8 s',
    lasts: seconds(8),
    begin: async ({ line }) => line.freeze(),
    end: async ({ line }) => {
      line.thaw();
    },
  },
  {
    name: '8 ask for invented searches for 10 s',
    lasts: seconds(10),
    begin: async ({ one }) => inventSearches(one),
    end: async (_, storm) => {
      await (storm as ReturnType<typeof inventSearches>).stop();
    },
  },
];

async function main(): Promise<void> {
  const wanted = process.argv[2] ?? '';
  const opened = new AsyncDisposableStack();
  try {
    const site = await openSite(opened);
    const head = ['fault', 'noticed', 'failed', 'recovered', 'health p95', 'lost'];
    const widths = [40, 10, 16, 11, 12, 6];
    const print = (cells: string[]) =>
      process.stdout.write(
        `${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('')}\n`,
      );
    print(head);
    for (const fault of FAULTS.filter(({ name }) => name.includes(wanted))) print(await suffer(site, fault));
  } finally {
    await opened.disposeAsync();
  }
}

async function suffer(site: Site, fault: Fault): Promise<string[]> {
  const load = startLoad([site.one, site.other], await manyBuyers(site.shop));
  const looks = lookAt(site.one);
  await pause(BEFORE);
  const began = performance.now();
  const begun = await fault.begin(site);
  await pause(fault.lasts);
  const over = performance.now();
  await fault.end(site, begun);
  await pause(AFTER);
  await Promise.all([load.stop(), looks.stop()]);

  const during = load.heard.filter(({ ended }) => ended >= began);
  const failed = during.filter(isFailure);
  const noticed = looks.seen.find(({ at, isWell }) => at >= began && !isWell);
  const lastTrouble = Math.max(
    over,
    ...failed.map(({ ended }) => ended),
    ...looks.seen.flatMap(({ at, isWell }) => (isWell ? [] : [at])),
  );
  const health = looks.seen
    .filter(({ at }) => at >= began)
    .map(({ took }) => took)
    .toSorted((a, b) => a - b);
  return [
    fault.name,
    noticed ? inSeconds(noticed.at - began) : '-',
    `${failed.length} of ${during.length}`,
    inSeconds(lastTrouble - over),
    `${(health[Math.floor(health.length * 0.95)] ?? 0).toFixed(0)} ms`,
    String(await lostOf(site, load)),
  ];
}

const isFailure = ({ status }: Heard) => status === 0 || status >= 400;
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Orders that were acknowledged and are not there, or twice; and pieces that do not add up. */
async function lostOf({ database }: Site, { acknowledged }: Load): Promise<number> {
  const [orders, shelves] = await Promise.all([
    query(database, 'SELECT id, user_id FROM orders'),
    query(
      database,
      `SELECT id FROM charms WHERE reserved <> (SELECT coalesce(sum(reserved), 0) FROM stock_movements WHERE charm_id = charms.id)`,
    ),
  ]);
  const there = new Set(orders.map(({ id }) => id));
  const owners = orders
    .map(({ user_id: owner }) => owner as string)
    .filter((owner) => acknowledged.has(owner));
  const missing = [...acknowledged.values()].filter((id) => !there.has(id)).length;
  return missing + (owners.length - new Set(owners).size) + shelves.length;
}

/** Asks an instance how it is, ten times a second: what a balancer in front of it would see. */
function lookAt(target: Target) {
  const stopped = new AbortController();
  const seen: { at: number; took: number; isWell: boolean }[] = [];
  const looking = (async () => {
    while (!stopped.signal.aborted) {
      const begun = performance.now();
      const health = await ask(target, { path: '/api/health' }, seconds(1));
      const took = performance.now() - begun;
      const ready = await ask(target, { path: '/api/ready' }, seconds(1));
      const isWell = ready.status === 200 && !health.text.includes('degraded');
      seen.push({ at: performance.now(), took, isWell });
      await pause(LOOK_EVERY);
    }
  })();
  return {
    seen,
    stop() {
      stopped.abort();
      return looking;
    },
  };
}

function inventSearches(target: Target) {
  const stopped = new AbortController();
  const crowd = Array.from({ length: 8 }, async () => {
    while (!stopped.signal.aborted)
      await ask(target, {
        path: `/garden?q=${Math.random().toString(36).slice(2, 8)}`,
        headers: { accept: 'text/html' },
      });
  });
  return {
    stop() {
      stopped.abort();
      return Promise.all(crowd);
    },
  };
}

/** Customers with a cart each, made in advance. */
async function manyBuyers(shop: Shop): Promise<() => Buyer> {
  const buyers = await signUpBuyers(
    shop,
    Array.from({ length: 600 }, () => ({ charms: [CHARM] })),
  );
  return () => {
    const buyer = buyers.pop();
    if (buyer === undefined) throw new Error('all buyers have ordered');
    return buyer;
  };
}

async function openSite(opened: AsyncDisposableStack): Promise<Site> {
  const server = await openServer();
  opened.defer(() => server.stop());
  const database = databaseUrl(server.url, 'faults');
  await query(server.url, 'CREATE DATABASE faults');
  const line = await openDatabaseLine(database);
  opened.defer(() => line.close());
  const redis = await redisProcess();
  if (hasRedisServer) await redis.start();
  opened.defer(() => redis.kill());
  const shared = {
    DATABASE_URL: line.url,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    ...(hasRedisServer && { REDIS_URL: redis.url }),
  };
  const one = await openInstance(shared, opened);
  const other = await openInstance(shared, opened);
  const env = {
    DATABASE_URL: database,
    DATA_DIR: one.running.dataDir,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    DEMO: 'false',
  };
  const shop = await openShop(readConfig(env), database, createLog('silent'));
  opened.defer(() => shop.close());
  for (const charm of [CHARM, 'cuc-hoa-mi']) await setStock(shop, { charm }, 100_000);
  return { one, other, database, line, redis, shop };
}

async function openInstance(shared: Record<string, string>, opened: AsyncDisposableStack): Promise<Instance> {
  const folder = await newDataDir();
  const env = { ...shared, PORT: String(await freePort()) };
  const start = () => startShop(folder.path, env);
  let running = await start();
  opened.defer(async () => {
    await running.close();
    await folder.remove();
  });
  return {
    url: running.url,
    get running() {
      return running;
    },
    async restart() {
      await running.ended;
      running = await start();
    },
  };
}

await main();
