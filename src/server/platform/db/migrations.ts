import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { LIMITS, unhurriedSettings } from './limits.ts';

/** Any number will do, as long as every instance asks for the same one. */
const MIGRATION_LOCK = 7_042_026;

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** `only`: as far as an older shop had come, by the names of its migrations. */
type Wanted = { connectionString: string; only?: readonly string[] };

/**
 * Brings the database up to the newest migration. Several instances may call it at once: one works under an
 * advisory lock on a connection of its own, the others wait and then find nothing to do. A change that does not get its
 * table within `LIMITS.migrationTableWait` is given up: everybody who wants the table would wait behind it.
 */
export async function migrateDatabase({ connectionString, only }: Wanted): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = only === undefined ? migrationsFolder : await folderOf(only, opened);
  const settings = unhurriedSettings(connectionString, 1);
  const client = new pg.Client({ ...settings, application_name: 'vuon-charm migrations' });
  await client.connect();
  try {
    // Another instance may work for as long as it takes; a table that the running shop uses is another matter.
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = ${LIMITS.migrationTableWait}`);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** All that this version knows, the oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => /^\d{14}_/.test(name)).toSorted();
}

/** Those that a database has had. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM drizzle.__drizzle_migrations ORDER BY name',
  );
  return rows.map(({ name }) => name);
}

async function folderOf(names: readonly string[], opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  for (const name of names) await symlink(join(migrationsFolder, name), join(folder, name));
  return folder;
}
