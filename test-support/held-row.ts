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
