import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '#server/platform/db/connection.ts';

/** Locks a row from another connection, like a frozen instance or a person at the database. */
export async function holdRow(
  databaseUrl: string,
  table: string,
  id: string,
): Promise<{ letGo(): Promise<void> }> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  let held = true;
  return {
    async letGo() {
      if (held) await holder.end();
      held = false;
    },
  };
}

/** Waits until so many statements wait for a row that another transaction has locked. */
export async function untilWaitingForRows(db: Db, count: number): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  if ((rows[0]?.count ?? 0) < count) await untilWaitingForRows(db, count);
}

/** Locks a whole table from another connection. `longestWait`: for how many milliseconds a statement about it has been waiting. */
export async function holdTable(
  databaseUrl: string,
  table: string,
): Promise<{ longestWait(): Promise<number>; letGo(): Promise<void> }> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table}`);
  return {
    async longestWait() {
      // Within a transaction the view is read once.
      await holder.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await holder.query<{ ms: number }>(
        `SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start) * 1000), 0)::int AS ms
           FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ $1`,
        [table],
      );
      return rows[0]!.ms;
    },
    letGo: () => holder.end(),
  };
}
