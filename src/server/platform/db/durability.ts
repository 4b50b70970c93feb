import { sql } from 'drizzle-orm';
import type { Db } from './connection.ts';

/** Settings without which a power cut loses what was acknowledged, or damages the database. */
const KEEPING = ['fsync', 'full_page_writes'] as const;

/** Those of them that are off in this database's PostgreSQL. */
export async function settingsThatLose(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT name FROM pg_settings WHERE name IN ${KEEPING} AND setting = 'off' ORDER BY name`);
  return rows.map(({ name }) => name);
}
