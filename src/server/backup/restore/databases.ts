import pg from 'pg';
import { connectWithoutTimeouts, type Database } from '#server/platform/db/connection.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import { backupCopy as copy } from '../copy.vi.ts';

/** Manages a server's databases, connected to `postgres` or `template1`, so that the shop's own can be renamed. */
export async function openServer(url: string) {
  const target = decodeURIComponent(new URL(url).pathname.slice(1));
  const at = (name: string): string => {
    const other = new URL(url);
    other.pathname = `/${encodeURIComponent(name)}`;
    return other.href;
  };
  const client = new pg.Client({
    connectionString: at(target === 'postgres' ? 'template1' : 'postgres'),
    application_name: 'vuon-charm restore',
  });
  await client.connect();
  const nameOf = (suffix: string) => `${target}_${suffix}`.slice(-63);
  const drop = (name: string) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);

  async function create(suffix: string, mark?: string): Promise<{ name: string; url: string }> {
    const name = nameOf(suffix);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE template0`).catch((error: unknown) => {
      const isRefused = error instanceof pg.DatabaseError && error.code === '42501';
      throw isRefused ? new CommandError(copy.mayNotCreate) : error;
    });
    if (mark !== undefined) await client.query(`COMMENT ON DATABASE "${name}" IS '${mark}'`);
    return { name, url: at(name) };
  }

  /** Drops databases that killed runs left behind. */
  async function dropAll(suffix: string): Promise<void> {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [nameOf(suffix)],
    );
    for (const { name } of rows) await drop(name);
  }

  return {
    create,
    drop,
    dropAll,
    /** One at a time until `close`, so that a database which is there already was left behind. */
    async withNew<T>(suffix: string, work: (url: string) => Promise<T>): Promise<T> {
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [nameOf(suffix)]);
      await dropAll(`${suffix}_`);
      const made = await create(`${suffix}_${process.pid}`);
      try {
        return await work(made.url);
      } finally {
        await drop(made.name);
      }
    },
    async others(): Promise<number> {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`,
        [target],
      );
      return rows[0]?.count ?? 0;
    },
    isEmpty: () => isEmpty(url),
    /** Renames both databases in one transaction. @returns the old one's new name */
    async swap(name: string, suffix: string): Promise<string> {
      const old = nameOf(suffix);
      await client.query('BEGIN');
      try {
        await client.query(`ALTER DATABASE "${target}" RENAME TO "${old}"`);
        await client.query(`ALTER DATABASE "${name}" RENAME TO "${target}"`);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        const isInUse = error instanceof pg.DatabaseError && error.code === '55006';
        throw isInUse ? new CommandError(copy.stillOpen) : error;
      }
      return old;
    },
    close: () => client.end(),
  };
}

/** Whether dropping a database loses nothing: it has no tables, or is a shop without users and categories. */
async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ shop: boolean; tables: number }>(
      `SELECT to_regclass('public.users') IS NOT NULL AND to_regclass('public.categories') IS NOT NULL AS shop,
        (SELECT count(*)::int FROM pg_stat_user_tables) AS tables`,
    );
    const { shop, tables } = rows[0]!;
    if (!shop) return tables === 0;
    const filled = await client.query(
      'SELECT 1 WHERE EXISTS (SELECT FROM public.users) OR EXISTS (SELECT FROM public.categories)',
    );
    return filled.rowCount === 0;
  } finally {
    await client.end();
  }
}

/** Works on a database that no shop has opened. */
export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connectWithoutTimeouts(url, createLog('silent'));
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}
