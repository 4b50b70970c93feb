import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { query } from '../../test-support/database-server.ts';
import { startWarnings } from './copy.vi.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { migrateDatabase } from './platform/db/migrations.ts';
import { readConfig } from './platform/process/config.ts';
import { createLog } from './platform/process/log.ts';
import { openShop } from './shop.ts';
import { announce } from './welcome.ts';

/** A PostgreSQL of its own: its settings are of the whole server. */
async function ownServer(): Promise<{ url: string; folder: string; set(setting: string): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-welcome-'));
  await chmod(folder, 0o755);
  const log = { info: () => undefined, warn: () => undefined };
  const { url, stop } = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log });
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  await migrateDatabase({ connectionString: url });
  return {
    url,
    folder,
    async set(setting) {
      await query(url, `ALTER SYSTEM SET ${setting}`);
      await query(url, 'SELECT pg_reload_conf()');
      const [name, value] = setting.split(' = ');
      await expect.poll(() => query(url, `SHOW ${name}`)).toEqual([{ [name!]: value }]);
    },
  };
}

test('at the start a real shop warns of PostgreSQL settings that can lose data, a demo does not', async () => {
  const server = await ownServer();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  /** Messages of a start, apart from those about mail and transfers. */
  async function warned(DEMO: 'true' | 'false'): Promise<string[]> {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const config = readConfig({ DATA_DIR: server.folder, DEMO, NTP_SERVER: 'none', LOG_LEVEL: 'warn' });
    const shop = await openShop(config, server.url, log);
    await announce(shop, 'http://127.0.0.1:3000', false).finally(() => shop.close());
    const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    return told.filter((msg) => msg !== startWarnings.noMail && msg !== startWarnings.noTransfers);
  }
  expect(await warned('false')).toEqual([]);
  await server.set('full_page_writes = off');
  expect(await warned('false')).toEqual([startWarnings.losesData(['full_page_writes'])]);
  await server.set('fsync = off');
  expect(await warned('false')).toEqual([startWarnings.losesData(['fsync', 'full_page_writes'])]);
  expect(await warned('true')).toEqual([]);
});
