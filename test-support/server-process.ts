// A shop without pages as a process of its own, for tests of several servers. Prints its address, ends on SIGTERM. With
// `HOLD='before a,b'` it blocks every job of the queues a and b for ever and prints so; with `after` once the work is done, so
// that the queue never learns of it.
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { inBackground } from '#server/platform/process/background.ts';
import { createPushService } from '#server/adapters/push-service.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/queue.ts';
import { openSocket } from '#server/platform/live/socket.ts';
import { registerRealtime } from '#server/realtime.ts';
import { openShop } from '#server/shop.ts';

const config = readConfig(process.env);
if (config.databaseUrl === null) throw new Error('DATABASE_URL names the database that is shared');
const log = createLog(config.logLevel);
const queued = createJobs(config.databaseUrl, log);
const jobs: Jobs = {
  ...queued,
  define: (name, work, options) =>
    queued.define<Parameters<typeof work>[0]>(
      name,
      async (data) => {
        await hold('before', name);
        await work(data);
        await hold('after', name);
      },
      options,
    ),
};
const shop = await openShop(config, config.databaseUrl, log, {
  jobs,
  pushService: createPushService({ loopback: true }),
});
const { app, authenticate } = await buildApp(shop);
const realtime = await openSocket({
  httpServer: app.server,
  config,
  authenticate,
  health: shop.health,
  log,
});
registerRealtime(shop, realtime);
await shop.jobs.start();
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => {
  const closed = realtime
    .close()
    .then(() => app.close())
    .then(() => shop.close())
    .then(() => process.exit(0));
  inBackground(log, 'the close', closed);
});
process.stdout.write(`listening on ${url}\n`);

async function hold(when: string, queue: string): Promise<void> {
  const [held, queues = ''] = process.env.HOLD?.split(' ') ?? [];
  if (held !== when || !queues.split(',').includes(queue)) return;
  process.stdout.write(`holding ${queue};\n`);
  await new Promise(() => {});
}
