import pg from 'pg';

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
