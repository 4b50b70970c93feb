import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { DEMO_SETTINGS } from '#domain/shop/settings.ts';
import { connect, inTx } from '#server/platform/db/connection.ts';
import { createLog } from '#server/platform/process/log.ts';
import { lockSettings, saveSettings } from '#server/settings/index.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { migrateDatabase } from '#server/platform/db/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database, and the name prefix of the test databases of this run. */
    databaseServer: { url: string; prefix: string };
  }
}

/** One PostgreSQL for the whole run, with a migrated template from which every test database is copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const prefix = `test_${randomBytes(4).toString('hex')}`;
  await query(server.url, `CREATE DATABASE ${templateOf(prefix)}`);
  await migrateDatabase({ connectionString: databaseUrl(server.url, templateOf(prefix)) });
  await fillSettings(databaseUrl(server.url, templateOf(prefix)));
  project.provide('databaseServer', { url: server.url, prefix });

  return async () => {
    if (!server.isOurs) await dropDatabases(server.url, prefix);
    await server.stop();
  };
}

/** Stores the settings of an open shop: it has a name and takes transfers. Tests of a shop without settings delete the row. */
async function fillSettings(url: string): Promise<void> {
  const log = createLog('silent');
  const db = connect(url, log);
  await inTx(db, async (tx) => {
    await lockSettings(tx);
    await saveSettings(tx, DEMO_SETTINGS, new Date('2026-01-01T00:00:00Z'));
  });
  await db.$client.end();
}

export const templateOf = (prefix: string): string => `${prefix}_template`;

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function query(url: string, sql: string): Promise<Array<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The PostgreSQL of `TEST_DATABASE_URL`, otherwise an embedded one in a new directory. */
export async function openServer(
  within = tmpdir(),
): Promise<{ url: string; isOurs: boolean; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, isOurs: false, stop: async () => undefined };

  const dataDir = await mkdtemp(join(within, 'test-postgres-'));
  await chmod(dataDir, 0o755);
  const quiet = { info: () => undefined, warn: () => undefined };
  const embedded = await startEmbeddedPostgres({ dataDir, log: quiet });
  // Copying the template would wait for the disk, and no copy has to survive a power cut.
  await query(embedded.url, 'ALTER SYSTEM SET fsync = off');
  await query(embedded.url, 'SELECT pg_reload_conf()');
  return {
    url: embedded.url,
    isOurs: true,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const names = await query(url, `SELECT datname FROM pg_database WHERE datname LIKE '${prefix}%'`);
  for (const { datname } of names) await query(url, `DROP DATABASE "${String(datname)}" WITH (FORCE)`);
}
