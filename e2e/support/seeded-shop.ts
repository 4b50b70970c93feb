import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { query } from '../../test-support/database-server.ts';
import { databaseOf, newDataDir, startShop, type DataDir } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a stopped demo shop, to be copied. */
    seededShop: string;
  }
}

/** Seeds the demo shop once for the whole run: a start from a copy takes a third of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await newDataDir();
  const shop = await startShop(data.path);
  // No copy has to survive a power cut; killed processes still lose nothing.
  await query((await databaseOf(data.path)).url, 'ALTER SYSTEM SET fsync = off');
  await shop.close();
  const cache = await shareCache(data.path);
  project.provide('seededShop', data.path);
  return async () => {
    await data.remove();
    await cache.remove();
  };
}

/** Makes all copies share the folder of derived pictures, so that each of them is drawn once and not by every shop. */
async function shareCache(dataDir: string): Promise<DataDir> {
  const shared = await newDataDir();
  await symlink(shared.path, join(dataDir, 'cache'));
  return shared;
}
