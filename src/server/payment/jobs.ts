import type { Shop } from '#server/shop.ts';
import { readTransfersAgain, type ReadingShop } from './bank-feed/read-again.ts';

const READ_AGAIN = 'payment.read-again';

/** Hourly job, if the bank service's API is configured (`BANK_API_TOKEN`). */
export function paymentJobs(shop: ReadingShop): void {
  if (shop.bankApi === null) return;
  const work = async () => {
    await readTransfersAgain(shop);
  };
  shop.jobs.define(READ_AGAIN, work, {
    cron: '5 * * * *',
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 600,
  });
}

/** Queued on start, because notices may have been missed while the server was down. */
export async function readMissedTransfers(shop: Pick<Shop, 'bankApi' | 'jobs' | 'db'>): Promise<void> {
  if (shop.bankApi !== null) await shop.jobs.send(shop.db, READ_AGAIN, {});
}
