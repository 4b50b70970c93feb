import { randomBytes } from 'node:crypto';
import { databaseUrl, query } from '../../test-support/database-server.ts';
import { newDataDir, startShop, type DataDir, type RunningShop } from './shop.ts';

/** Several instances of one shop, on an empty database of their own. */
export type Instances = {
  running: RunningShop[];
  database: string;
  /** Starts another instance. */
  add(): Promise<RunningShop>;
};

/**
 * Runs `work` with two instances started simultaneously on an empty database; both are removed afterwards.
 * @param server PostgreSQL in which the database is created
 */
export async function withTwoInstances(
  server: string,
  env: Record<string, string>,
  work: (twins: [RunningShop, RunningShop], instances: Instances) => Promise<void>,
): Promise<void> {
  const name = `twins_${randomBytes(4).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  const database = databaseUrl(server, name);
  const shared = { DATABASE_URL: database, SESSION_SECRET: 'the same for all instances of a shop', ...env };
  const folders: DataDir[] = [];
  const running: RunningShop[] = [];
  const add = async () => {
    const folder = await newDataDir();
    folders.push(folder);
    const instance = await startShop(folder.path, shared);
    running.push(instance);
    return instance;
  };
  try {
    const started = await Promise.allSettled([add(), add()]);
    for (const start of started) if (start.status === 'rejected') throw start.reason;
    await work(running.slice() as [RunningShop, RunningShop], { running, database, add });
  } finally {
    await Promise.all(running.map((instance) => instance.close()));
    await Promise.all(folders.map((folder) => folder.remove()));
    await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}
