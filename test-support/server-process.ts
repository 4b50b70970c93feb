// A shop without pages, as a process of its own: for what needs several servers. Says its address, ends on SIGTERM.
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { openShop } from '#server/shop.ts';

const config = readConfig(process.env);
if (config.databaseUrl === null) throw new Error('DATABASE_URL names the database that is shared');
const shop = await openShop(config, config.databaseUrl, createLog(config.logLevel));
const { app } = await buildApp(shop);
await shop.jobs.start();
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => shop.close())
    .then(() => process.exit(0));
});
process.stdout.write(`listening on ${url}\n`);
