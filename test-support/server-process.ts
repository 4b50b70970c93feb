// A shop without pages, as a process of its own: for what needs several servers. Says its address, ends on SIGTERM.
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { inBackground } from '#server/platform/process/background.ts';
import { openSocket } from '#server/platform/live/socket.ts';
import { registerRealtime } from '#server/realtime.ts';
import { openShop } from '#server/shop.ts';

const config = readConfig(process.env);
if (config.databaseUrl === null) throw new Error('DATABASE_URL names the database that is shared');
const log = createLog(config.logLevel);
const shop = await openShop(config, config.databaseUrl, log);
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
