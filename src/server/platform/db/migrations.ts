import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { LIMITS, unhurriedSettings } from './limits.ts';
import { asHeld, locksOf, TableHeld, takeLocks, type LockMode } from './migration-locks.ts';

/** Any number will do, as long as every instance asks for the same one. */
const MIGRATION_LOCK = 7_042_026;
const ASKED_EVERY_MS = 100;

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/**
 * `only`: as far as an older shop had come, by the names of its migrations. `held` hears, once for each migration, that somebody
 * else has one of its tables.
 */
type Wanted = { connectionString: string; only?: readonly string[]; held?: (why: TableHeld) => void };

/**
 * Brings the database up to the newest migration. Several instances may call it at once: one works under an
 * advisory lock on a connection of its own, the others wait and then find nothing to do. Each migration is a transaction of its
 * own; a database that has had none gets all in one.
 * @throws Error when others hold a table for `LIMITS.migrationPatience`; the migrations before it are done
 */
export async function migrateDatabase({ connectionString, only, held }: Wanted): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const client = await soleMigrator(connectionString, opened);
  // A concurrent index that was not finished would be taken for the one that a migration wants.
  for (const { name } of await indexesAhead(client)) await dropUnfinished(client, name);
  const all = only?.toSorted() ?? (await migrationNames());
  const had = new Set(await appliedMigrations(client));
  const ahead = all.filter((name) => !had.has(name));
  if (had.size === 0) return await apply(client, all, new Map(), []);
  for (const name of ahead) {
    const locks = locksOf(await textOf(name));
    const attempt = (first: readonly string[]) =>
      apply(client, all.slice(0, all.indexOf(name) + 1), locks, first);
    await patiently(attempt, held);
  }
}

/**
 * Does what was not done of some migrations, wholly or not at all. Whoever wants a table waits behind a statement that waits for
 * it, so none waits long; and all tables are asked for before anything is done to one of them.
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
    throw asHeld(error, null);
  });
}

/** Tries again while somebody holds a table. In between all others get on, for several times as long as they may have waited. */
async function patiently(
  attempt: (first: readonly string[]) => Promise<void>,
  held: Wanted['held'],
): Promise<void> {
  const until = performance.now() + LIMITS.migrationPatience;
  for (let first: string[] = []; ;) {
    const began = performance.now();
    try {
      return await attempt(first);
    } catch (error) {
      const now = performance.now();
      if (!(error instanceof TableHeld) || now > until) throw error;
      if (first.length === 0) held?.(error);
      const { table } = error;
      if (table !== null) first = [table, ...first.filter((each) => each !== table)];
      await pause(LIMITS.migrationPause + 3 * (now - began));
    }
  }
}

/** What became of an index: laid; there already; or left to the migration, which makes the column first. */
export type LaidIndex = { name: string; outcome: 'laid' | 'there' | 'left' };

/**
 * Lays the indexes of the migrations that are still to come (those that say IF NOT EXISTS) while the shop sells: nobody who
 * writes waits for them, and the migration finds them. It takes as long as the oldest open transaction.
 * @param tell hears of each as soon as it is done
 */
export async function layIndexesAhead(
  connectionString: string,
  tell: (index: LaidIndex) => void,
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const client = await soleMigrator(connectionString, opened);
  // It waits for transactions, in nobody's way.
  await client.query('SET lock_timeout = 0');
  for (const { name, statement } of await indexesAhead(client)) {
    await dropUnfinished(client, name);
    tell({ name, outcome: await lay(client, name, statement) });
  }
}

async function lay(client: pg.Client, name: string, statement: string): Promise<LaidIndex['outcome']> {
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

/** The indexes that migrations still to come may find laid. */
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

/** What a process that was killed began. */
async function dropUnfinished(client: pg.Client, name: string): Promise<void> {
  if ((await findIndex(client, name))?.valid === false)
    await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
}

/**
 * A connection that no other migrates beside. It asks again and again instead of waiting within a statement: an index that is
 * laid concurrently would wait for that statement, and that for the index.
 */
async function soleMigrator(connectionString: string, opened: AsyncDisposableStack): Promise<pg.Client> {
  const settings = unhurriedSettings(connectionString, 1);
  const client = new pg.Client({ ...settings, application_name: 'vuon-charm migrations' });
  client.on('error', () => undefined); // also rejects the statement, which tells it
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

/** All that this version knows, the oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => /^\d{14}_/.test(name)).toSorted();
}

const textOf = (name: string): Promise<string> =>
  readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');

/** Those that a database has had; none of a new one. */
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
