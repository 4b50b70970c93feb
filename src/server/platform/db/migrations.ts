import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { LIMITS, settingsWithoutTimeouts } from './limits.ts';
import { asTableLocked, locksOf, TableLocked, takeLocks, type LockMode } from './migration-locks.ts';

/** Any number will do, as long as every instance uses the same one. */
const MIGRATION_LOCK = 7_042_026;
const ASKED_EVERY_MS = 100;

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/**
 * `only`: the names of the migrations that an older shop had. `held` is called once per migration when another transaction holds
 * one of its tables.
 */
type Wanted = { connectionString: string; only?: readonly string[]; held?: (why: TableLocked) => void };

/**
 * Migrates the database to the newest version. Several instances may call it at once: one works under an advisory lock on a
 * connection of its own, and the others wait and then find nothing to do. Each migration is a transaction of its own; a new
 * database gets all of them in one.
 * @throws Error when other transactions hold a table for `LIMITS.migrationPatience`; the migrations before it are applied
 */
export async function migrateDatabase({ connectionString, only, held }: Wanted): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const client = await soleMigrator(connectionString, opened);
  // An unfinished concurrent index would be mistaken for the one that a migration wants.
  for (const { name } of await indexesAhead(client)) await dropUnfinished(client, name);
  const all = only?.toSorted() ?? (await migrationNames());
  const had = new Set(await appliedMigrations(client));
  const pending = all.filter((name) => !had.has(name));
  if (had.size === 0) return await apply(client, all, new Map(), []);
  for (const name of pending) {
    const locks = locksOf(await textOf(name));
    const attempt = (first: readonly string[]) =>
      apply(client, all.slice(0, all.indexOf(name) + 1), locks, first);
    await patiently(attempt, held);
  }
}

/**
 * Applies the pending ones of these migrations in one transaction. Statements queue behind one that waits for a table lock, so it
 * never waits long, and all tables are locked before any is changed.
 * @throws TableHeld
 */
async function apply(
  client: pg.Client,
  names: readonly string[],
  locks: ReadonlyMap<string, LockMode>,
  first: readonly string[],
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = await folderOf(names, opened);
  const work = drizzle({ client }).transaction(async (tx) => {
    await client.query(`SET LOCAL lock_timeout = ${LIMITS.migrationTableWait}`);
    await takeLocks(client, locks, first);
    await migrate(tx as unknown as NodePgDatabase, { migrationsFolder: folder });
  });
  await work.catch((error: unknown) => {
    throw asTableLocked(error, null);
  });
}

/**
 * Retries while another transaction holds a table. Between attempts all others proceed, for several times as long as they may
 * have waited.
 */
async function patiently(
  attempt: (first: readonly string[]) => Promise<void>,
  held: Wanted['held'],
): Promise<void> {
  const until = performance.now() + LIMITS.migrationPatience;
  let isTold = false;
  for (let first: string[] = []; ;) {
    const began = performance.now();
    try {
      return await attempt(first);
    } catch (error) {
      const now = performance.now();
      if (!(error instanceof TableLocked) || now > until) throw error;
      if (!isTold) held?.(error);
      isTold = true;
      const { table } = error;
      if (table !== null) first = [table, ...first.filter((each) => each !== table)];
      await pause(LIMITS.migrationPause + 3 * (now - began));
    }
  }
}

/** The outcome for an index: created; already there; or left to the migration, which creates the column first. */
export type IndexOutcome = { name: string; outcome: 'laid' | 'there' | 'left' };

/**
 * Creates the indexes of pending migrations (those with IF NOT EXISTS) concurrently while the shop is running: no write waits for
 * them, and the migration finds them. It takes at least as long as the oldest open transaction.
 * @param tell is called for each index as soon as it is done
 */
export async function buildIndexesAhead(
  connectionString: string,
  tell: (index: IndexOutcome) => void,
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const client = await soleMigrator(connectionString, opened);
  // It waits for transactions, but blocks none.
  await client.query('SET lock_timeout = 0');
  for (const { name, statement } of await indexesAhead(client)) {
    await dropUnfinished(client, name);
    tell({ name, outcome: await lay(client, name, statement) });
  }
}

async function lay(client: pg.Client, name: string, statement: string): Promise<IndexOutcome['outcome']> {
  if (await findIndex(client, name)) return 'there';
  try {
    await client.query(statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY'));
    return 'laid';
  } catch (error) {
    if (error instanceof pg.DatabaseError && NOT_THERE_YET.has(error.code ?? '')) return 'left';
    throw error;
  }
}

/** undefined_table, undefined_column */
const NOT_THERE_YET = new Set(['42P01', '42703']);

/** The indexes of pending migrations that may be created ahead. */
async function indexesAhead(client: pg.Client): Promise<{ name: string; statement: string }[]> {
  const had = new Set(await appliedMigrations(client));
  if (had.size === 0) return [];
  const texts = await Promise.all((await migrationNames()).filter((name) => !had.has(name)).map(textOf));
  return texts.flatMap((text) =>
    [...text.matchAll(/^CREATE INDEX IF NOT EXISTS "(\w+)" ON [^;]+/gm)].map(([statement, name = '']) => ({
      name,
      statement,
    })),
  );
}

async function findIndex(client: pg.Client, name: string): Promise<{ valid: boolean } | undefined> {
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  return rows[0];
}

/** Drops the invalid index that a killed process left behind. */
async function dropUnfinished(client: pg.Client, name: string): Promise<void> {
  if ((await findIndex(client, name))?.valid === false)
    await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
}

/**
 * A connection that holds the migration lock alone. It polls for the lock instead of waiting within a statement: a concurrent
 * index build would wait for that statement, and that statement for the build.
 */
async function soleMigrator(connectionString: string, opened: AsyncDisposableStack): Promise<pg.Client> {
  const settings = settingsWithoutTimeouts(connectionString, 1);
  const client = new pg.Client({ ...settings, application_name: 'vuon-charm migrations' });
  client.on('error', () => undefined); // also rejects the statement, which reports it
  await client.connect();
  opened.defer(() => client.end());
  const ask = async () => {
    const asked = 'SELECT pg_try_advisory_lock($1) AS mine';
    const { rows } = await client.query<{ mine: boolean }>(asked, [MIGRATION_LOCK]);
    return rows[0]?.mine === true;
  };
  while (!(await ask())) await pause(ASKED_EVERY_MS);
  return client;
}

/** All migrations of this version, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => /^\d{14}_/.test(name)).toSorted();
}

const textOf = (name: string): Promise<string> =>
  readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');

/** The migrations that a database has; none for a new one. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const asked = "SELECT WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL";
  if ((await client.query(asked)).rowCount === 0) return [];
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
