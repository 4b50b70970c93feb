import { query } from '../../test-support/database-server.ts';
import { databaseOf, type RunningShop } from './shop.ts';

/** Asks the database of a running shop: time passes for a row by moving what the row says of it. */
export async function inDatabase({ dataDir }: Pick<RunningShop, 'dataDir'>, sql: string) {
  return query((await databaseOf(dataDir)).url, sql);
}

/** What the shop does by its clock every few minutes it does now: it looks for such work every two seconds. */
export async function doNow(shop: Pick<RunningShop, 'dataDir'>, job: string): Promise<void> {
  await inDatabase(shop, `INSERT INTO jobs.job (name, data) VALUES ('${job}', '{}')`);
}
