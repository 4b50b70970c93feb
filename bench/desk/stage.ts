import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop } from '#server/shop.ts';
import { stockGoods } from '../../test-support/goods.ts';
import { testJobs } from '../../test-support/jobs.ts';
import { placeModels } from './volume.ts';

const log = createLog('error');

/**
 * A shop with goods and the two orders from which a volume is copied, in this process. Its scheduled jobs run only on request.
 * @param opened closes it
 */
export async function openModelShop(
  opened: AsyncDisposableStack,
  { folder, url }: { folder: string; url: string },
) {
  const config = readConfig({
    DATA_DIR: folder,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    OPEN_ORDERS: '0',
    OPEN_BRACELETS: '0',
  });
  const jobs = testJobs();
  const shop = await openShop(config, url, log, { jobs });
  opened.defer(() => shop.close());
  await stockGoods(shop);
  const { app } = await buildApp(shop);
  opened.defer(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { shop, app, address, jobs, model: await placeModels(shop, app) };
}
