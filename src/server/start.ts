import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readMissedTransfers } from './payment/index.ts';
import type { Config } from './platform/process/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import type { Log } from './platform/process/log.ts';
import { migrateDatabase } from './platform/db/migrations.ts';
import { openSocket } from './platform/live/socket.ts';
import { registerRealtime } from './realtime.ts';
import { stayClosedAtFirst } from './open.ts';
import { openShop } from './shop.ts';
import { announce } from './welcome.ts';
import { servePages } from './ssr/serve.ts';

export type Running = { url: string; close(): Promise<void> };

/**
 * Starts everything in order: database, migrations, shop, HTTP, sockets, jobs.
 * `close` first has `/api/ready` send people elsewhere, for the time of the grace; then it goes the other way: in-flight
 * requests finish, then jobs, then the database. So does a start that fails half-way (a taken port), and nothing is left
 * running.
 */
export async function startServer(config: Config, log: Log): Promise<Running> {
  const opened = new AsyncDisposableStack();
  try {
    const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, log, opened));
    await migrateDatabase({ connectionString: databaseUrl });
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
    registerRealtime(shop, realtime);
    opened.defer(shop.settings.watch(log));
    await shop.jobs.start();
    await readMissedTransfers(shop);
    if (!config.demo) await stayClosedAtFirst(shop);
    const seeded = config.demo ? await (await import('#seeds/seed.ts')).seedDemo(shop) : false;
    const url = await app.listen({ host: config.host, port: config.port });
    await announce(shop, url, seeded);
    return {
      url,
      async close() {
        shop.health.closing = true;
        await pause(config.shutdownGrace);
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openEmbedded(config: Config, log: Log, opened: AsyncDisposableStack): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log });
  opened.defer(() => embedded.stop());
  return embedded.url;
}
