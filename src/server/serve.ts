import { buildApp } from './app.ts';
import { closeUnconfiguredShop } from './open.ts';
import { readMissedTransfers } from './payment/index.ts';
import type { Config } from './platform/process/config.ts';
import type { Log } from './platform/process/log.ts';
import { watchInstance } from './operations/alerts.ts';
import { watchDatabase } from './operations/outage.ts';
import { openSocket } from './platform/live/socket.ts';
import { registerRealtime } from './realtime.ts';
import { openShop } from './shop.ts';
import { loadPages, servePages } from './ssr/serve.ts';
import { announce } from './welcome.ts';

/**
 * Starts everything on top of the database, in order: shop, HTTP, sockets, jobs.
 * @param opened collects what must be closed, in the order in which it was opened
 */
export async function serve(
  config: Config,
  databaseUrl: string,
  { log, opened }: { log: Log; opened: AsyncDisposableStack },
): Promise<{ url: string; leave(): void }> {
  const shop = await openShop(config, databaseUrl, log);
  opened.defer(() => shop.close());
  const { app, authenticate } = await buildApp(shop);
  opened.defer(() => app.close());
  await servePages(app, shop, authenticate);
  const realtime = await openSocket({
    httpServer: app.server,
    config,
    async authenticate(cookies) {
      const actor = await authenticate(cookies);
      return actor?.mustSetUp ? null : actor;
    },
    health: shop.health,
    log,
  });
  opened.defer(() => realtime.close());
  shop.health.openPages = () => realtime.io.engine.clientsCount;
  opened.defer(watchDatabase(shop, realtime.others));
  opened.defer(watchInstance(shop));
  registerRealtime(shop, realtime);
  opened.defer(shop.settings.watch(log));
  await shop.jobs.start();
  await readMissedTransfers(shop);
  if (!config.demo) await closeUnconfiguredShop(shop);
  const seeded = config.demo ? await (await import('#seeds/seed.ts')).seedDemo(shop) : false;
  const url = await app.listen({ host: config.host, port: config.port });
  await announce(shop, url, seeded);
  return { url, leave: () => (shop.health.closing = true) };
}

export { loadPages };
