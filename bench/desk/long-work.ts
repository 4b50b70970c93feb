import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBackup } from '#server/backup/archive/create.ts';
import type { Shop } from '#server/shop.ts';
import type { TestJobs } from '../../test-support/jobs.ts';

/** A task that runs once, and its duration; `grows` marks those whose duration may grow with the shop. */
export type Work = { name: string; ms: number; grows: boolean; note: string };

/** Scheduled jobs. */
const KEPT_UP = [
  'orders.expire',
  'orders.complete',
  'orders.remind-of-returns',
  'orders.keep-promises',
  'orders.remind-of-photos',
  'support.missed-replies',
  'support.forget-images',
  'mail.forget',
  'rate-limits.forget',
  'counts.fold',
  'reports.sum-days',
  'catalogue.tell-of-stock',
];

/** Runs every scheduled job twice, counting the second run; then an export of all orders, then a backup. */
export async function longWork(
  shop: Shop,
  { url, admin, jobs, folder }: { url: string; admin: { cookie: string }; jobs: TestJobs; folder: string },
): Promise<Work[]> {
  const done: Work[] = [];
  for (const name of KEPT_UP) {
    await jobs.run(name);
    done.push({ name, grows: false, note: '', ms: await timed(() => jobs.run(name)) });
  }
  done.push(await exportOf(url, admin), await backupOf(shop, folder));
  return done;
}

/** Bytes of an export between two memory samples. */
const LOOK_EVERY = 2_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Heap size in bytes, after a garbage collection. */
function heldNow(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Over a real connection, so that the response is not buffered in this process. */
async function exportOf(url: string, { cookie }: { cookie: string }): Promise<Work> {
  let [bytes, looked] = [0, 0];
  const before = heldNow();
  let most = before;
  const ms = await timed(async () => {
    const answer = await fetch(`${url}/api/reports/orders.csv?status=all`, {
      headers: { cookie, 'accept-encoding': 'identity' },
    });
    if (!answer.ok || answer.body === null) throw new Error(await answer.text());
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes < looked + LOOK_EVERY) continue;
      looked = bytes;
      most = Math.max(most, heldNow());
    }
  });
  const more = ((most - before) / 1e6).toFixed(0);
  return {
    name: 'GET /api/reports/orders.csv',
    ms,
    grows: true,
    note: `${inMb(bytes)}, at most ${more} MB more memory meanwhile`,
  };
}

async function backupOf(shop: Shop, folder: string): Promise<Work> {
  const file = join(folder, 'bench.backup');
  const of = {
    databaseUrl: shop.db.$client.options.connectionString ?? '',
    uploads: shop.uploads,
    dataDir: shop.config.dataDir,
    shop: 'bench',
    now: new Date(),
    passphrase: null,
    secret: shop.secret,
  };
  const ms = await timed(() => createBackup(of, file));
  return { name: 'shop backup', ms, grows: true, note: inMb((await stat(file)).size) };
}

const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
