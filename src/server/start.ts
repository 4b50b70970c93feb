import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { resumeRestore } from './backup/restore/staged-secrets.ts';
import type { Config } from './platform/process/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import type { Log } from './platform/process/log.ts';
import { migrateDatabase } from './platform/db/migrations.ts';

export type Running = { url: string; close(): Promise<void> };

/**
 * Starts everything in order: database (finishing an interrupted restore), migrations, shop, HTTP, sockets, jobs. Most of the
 * server is loaded while the built-in database starts, so this file imports little (`vite.server.config.ts`).
 * `close` first makes `/api/ready` fail for the grace period, so that the proxy sends visitors elsewhere; then it closes in
 * reverse order: in-flight requests, jobs, database. A start that fails half-way (a taken port) closes likewise, so that
 * nothing is left running.
 */
export async function startServer(config: Config, log: Log): Promise<Running> {
  const opened = new AsyncDisposableStack();
  try {
    const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, log, opened));
    await resumeRestore(config.dataDir, databaseUrl);
    await migrateDatabase({
      connectionString: databaseUrl,
      held: (why) => log.warn({ err: why }, 'a migration waits for a table'),
    });
    const serve = await load();
    const { url, leave } = await serve(config, databaseUrl, { log, opened });
    return {
      url,
      async close() {
        leave();
        await pause(config.shutdownGrace);
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Loads the rest of the server, and the pages. */
async function load() {
  const { serve, loadPages } = await import('./serve.ts');
  await loadPages();
  return serve;
}

async function openEmbedded(config: Config, log: Log, opened: AsyncDisposableStack): Promise<string> {
  const dataDir = join(config.dataDir, 'postgres');
  const embedded = await startEmbeddedPostgres({ dataDir, log, meanwhile: load });
  opened.defer(() => embedded.stop());
  return embedded.url;
}
