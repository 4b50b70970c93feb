// Environment of the faults: two instances of the built shop on one PostgreSQL, with Redis if installed, a mail server of their
// own, and a disk that can be filled if the machine permits mounting one.
import { seconds } from '#domain/kernel/time.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { newDataDir, startShop, type RunningShop } from '../../e2e/support/shop.ts';
import { signUpBuyers, type Buyer } from '../../test-support/buyers.ts';
import { openDatabaseLine, type DatabaseLine } from '../../test-support/database-line.ts';
import { databaseUrl, openServer, query } from '../../test-support/database-server.ts';
import { freePort } from '../../test-support/free-port.ts';
import { setStock } from '../../test-support/goods.ts';
import { hasRedisServer, redisProcess, type RedisProcess } from '../../test-support/redis-process.ts';
import { canMount, smallDisk, type SmallDisk } from '../../test-support/small-disk.ts';
import { startSmtpServer, type SmtpServer } from '../../test-support/smtp.ts';
import type { Target } from './load.ts';

const SECRET = 'a secret of the benchmark, long enough for all';
/** Size of the disk for the database and the first instance's files; demo and orders take half of it. */
const DISK_MEGABYTES = 900;
/** The charm in every order. */
export const CHARM = 'hoa-dao';

type Instance = Target & {
  running: RunningShop;
  /** Restarts it at the same address; the previous process has ended. */
  restart(): Promise<void>;
};

export type Site = {
  one: Instance;
  other: Instance;
  database: string;
  line: DatabaseLine;
  redis: RedisProcess;
  smtp: SmtpServer;
  /** Null where mounting is not permitted. */
  disk: SmallDisk | null;
  /** On the same database, for direct writes. */
  shop: Shop;
};

export async function openSite(opened: AsyncDisposableStack): Promise<Site> {
  const disk = canMount ? await smallDisk(DISK_MEGABYTES) : null;
  opened.defer(() => disk?.remove());
  const server = await openServer(disk?.path);
  opened.defer(() => server.stop());
  const database = databaseUrl(server.url, 'faults');
  await query(server.url, 'CREATE DATABASE faults');
  const line = await openDatabaseLine(database);
  opened.defer(() => line.close());
  const redis = await redisProcess();
  if (hasRedisServer) await redis.start();
  opened.defer(() => redis.kill());
  const smtp = await startSmtpServer();
  opened.defer(() => smtp.close());
  const shared = {
    DATABASE_URL: line.url,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'chao@vuoncharm.example',
    ...(hasRedisServer && { REDIS_URL: redis.url }),
  };
  const one = await openInstance(shared, opened, disk?.path);
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
  return { one, other, database, line, redis, smtp, disk, shop };
}

async function openInstance(
  shared: Record<string, string>,
  opened: AsyncDisposableStack,
  within?: string,
): Promise<Instance> {
  const folder = await newDataDir(within);
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

/** Customers with one cart each, created in advance. */
export async function manyBuyers(shop: Shop): Promise<Buyer[]> {
  return signUpBuyers(
    shop,
    Array.from({ length: 600 }, () => ({ charms: [CHARM] })),
  );
}

export const mailOf = ({ id }: Pick<Buyer, 'id'>): string => `${id}@example.vn`;

/** A quantile of `values`, such as 0.95. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const inSeconds = (ms: number): string => `${(ms / seconds(1)).toFixed(1)} s`;
