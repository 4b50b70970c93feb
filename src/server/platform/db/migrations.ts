import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number will do, as long as every instance asks for the same one. */
const MIGRATION_LOCK = 7_042_026;

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/**
 * Brings the database up to the newest migration. Several instances may call it at once: one works under an
 * advisory lock on a connection of its own, the others wait and then find nothing to do.
 */
export async function migrateDatabase({ connectionString }: { connectionString: string }): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'vuon-charm migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
