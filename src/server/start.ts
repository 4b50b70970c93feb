import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { resumeRestore } from './backup/restore/ready-secrets.ts';
import type { Config } from './platform/process/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import type { Log } from './platform/process/log.ts';
import { migrateDatabase } from './platform/db/migrations.ts';

export type Running = { url: string; close(): Promise<void> };

/**
 * Starts everything in order: database (and what a restore left to do), migrations, shop, HTTP, sockets, jobs. The greater part of the server is read while the
 * built-in database starts, so this file and what it imports need little (`vite.server.config.ts`).
 * `close` first has `/api/ready` send people elsewhere, for the time of the grace; then it goes the other way: in-flight
 * requests finish, then jobs, then the database. So does a start that fails half-way (a taken port), and nothing is left
 * running.
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
