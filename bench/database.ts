import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { createLog } from '#server/platform/process/log.ts';
import { migrateDatabase } from '#server/platform/db/migrations.ts';

/**
 * A separate database in a directory of its own.
 * @param opened closes and removes both
 */
export async function openDatabase(opened: AsyncDisposableStack): Promise<{ folder: string; url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await chmod(folder, 0o755);
  opened.defer(() => rm(folder, { recursive: true }));
  const database = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: createLog('error'),
  });
  opened.defer(() => database.stop());
  await migrateDatabase({ connectionString: database.url });
  return { folder, url: database.url };
}
