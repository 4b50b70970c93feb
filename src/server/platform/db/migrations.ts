import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { LIMITS, unhurriedSettings } from './limits.ts';

/** Any number will do, as long as every instance asks for the same one. */
const MIGRATION_LOCK = 7_042_026;

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/**
 * Brings the database up to the newest migration. Several instances may call it at once: one works under an
 * advisory lock on a connection of its own, the others wait and then find nothing to do. A change that does not get its
 * table within `LIMITS.migrationTableWait` is given up: everybody who wants the table would wait behind it.
 */
export async function migrateDatabase({ connectionString }: { connectionString: string }): Promise<void> {
  const settings = unhurriedSettings(connectionString, 1);
  const client = new pg.Client({ ...settings, application_name: 'vuon-charm migrations' });
  await client.connect();
  try {
    // Another instance may work for as long as it takes; a table that the running shop uses is another matter.
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = ${LIMITS.migrationTableWait}`);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
