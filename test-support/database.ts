import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, query, templateOf } from './database-server.ts';

/**
 * A migrated, empty database of one's own, dropped at the end of the run.
 * @param settings `none`: of a shop that was told nothing; else it is the demo's in all it says of itself
 * @returns its connection string
 */
export async function testDatabase(settings?: 'none'): Promise<string> {
  const { url, prefix } = inject('databaseServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await query(url, `CREATE DATABASE ${name} TEMPLATE ${templateOf(prefix)}`);
  const own = new URL(databaseUrl(url, name));
  // Tests do not survive a power cut; waiting for the disk at every commit would only cost time.
  own.searchParams.set('options', '-c synchronous_commit=off');
  if (settings === 'none') await query(own.href, 'DELETE FROM settings');
  return own.href;
}
