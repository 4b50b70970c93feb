import { query } from '../../test-support/database-server.ts';
import { databaseOf, type RunningShop } from './shop.ts';

/** Queries the database of a running shop; a test makes time pass for a row by changing the row's timestamps. */
export async function inDatabase({ dataDir }: Pick<RunningShop, 'dataDir'>, sql: string) {
  return query((await databaseOf(dataDir)).url, sql);
}

/** Queues a scheduled job at once; the shop polls the queue every two seconds. */
export async function runJobNow(shop: Pick<RunningShop, 'dataDir'>, job: string): Promise<void> {
  await inDatabase(shop, `INSERT INTO jobs.job (name, data) VALUES ('${job}', '{}')`);
}
