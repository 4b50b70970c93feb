import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, query, templateOf } from './database-server.ts';

/**
 * A migrated, empty database for one test file, dropped at the end of the run.
 * @param settings `none`: without settings; otherwise with the demo's
 * @returns its connection string
 */
export async function testDatabase(settings?: 'none'): Promise<string> {
  const { url, prefix } = inject('databaseServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await query(url, `CREATE DATABASE ${name} TEMPLATE ${templateOf(prefix)}`);
  const own = new URL(databaseUrl(url, name));
  // Tests need not survive a power cut, so commits do not wait for the disk.
  own.searchParams.set('options', '-c synchronous_commit=off');
  if (settings === 'none') await query(own.href, 'DELETE FROM settings');
  return own.href;
}
