import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { Config } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import type { Log } from './platform/log.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { openSocket } from './platform/socket.ts';
import { registerRealtime } from './realtime.ts';
import { openShop } from './shop.ts';
import { announce } from './welcome.ts';
import { servePages } from './ssr/serve.ts';

export type Running = { url: string; close(): Promise<void> };

/**
 * Starts everything in order: database, migrations, shop, HTTP, sockets, jobs.
 * `close` goes the other way: in-flight requests finish, then jobs, then the database.
 */
export async function startServer(config: Config, log: Log): Promise<Running> {
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log }) : null;
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  try {
    await migrateDatabase({ connectionString: databaseUrl });
    const shop = await openShop(config, databaseUrl, log);
    const { app, authenticate } = await buildApp(shop);
    await servePages(app, shop);
    const realtime = await openSocket({ httpServer: app.server, config, authenticate, log });
    registerRealtime(shop, realtime.io);
    await shop.jobs.start();
    const seeded = config.demo ? await (await import('#seeds/seed.ts')).seedDemo(shop) : false;
    const url = await app.listen({ host: config.host, port: config.port });
    announce(config, url, seeded);
    return {
      url,
      async close() {
        await realtime.close();
        await app.close();
        await shop.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
