import { BankNotice } from '#contract/http/payment.ts';
import { after, days } from '#domain/kernel/time.ts';
import { NotYet } from '#server/platform/jobs/queue.ts';
import { knownNumbers, lastReceived } from '../payments/repository.ts';
import type { Shop } from '#server/shop.ts';
import type { PayingShop } from '../payments/service.ts';
import { receiveNotice } from './service.ts';

/** Window that every hourly run re-reads; after a longer outage it extends back to the last notice, at most to `AT_MOST`. */
const ALWAYS = days(3);
const AT_MOST = days(31);
/** Notices may arrive late and out of order. */
const BEFORE_LAST = days(1);

export type ReadingShop = PayingShop & Pick<Shop, 'bankApi' | 'jobs' | 'log'>;

/**
 * Re-reads transfers from the bank service's API, because its webhook stops retrying after half an hour without a response. New
 * transfers are processed like their notices; those known are left as they are.
 * @returns how many were new
 * @throws NotYet when the service does not respond: the next hourly run tries again
 */
export async function readTransfersAgain(shop: ReadingShop): Promise<number> {
  const { bankApi: api, clock, db, log } = shop;
  if (api === null) return 0;
  const now = clock.now();
  const last = (await lastReceived(db)) ?? now;
  const from = new Date(
    Math.max(
      after(now, -AT_MOST).getTime(),
      Math.min(after(now, -ALWAYS).getTime(), after(last, -BEFORE_LAST).getTime()),
    ),
  );
  const listed = await api.list({ from, to: now }).catch((error: unknown) => {
    throw new NotYet(String(error), { cause: error });
  });
  const known = await knownNumbers(
    db,
    listed.map(({ id }) => id),
  );
  let count = 0;
  for (const transfer of listed) {
    if (known.has(transfer.id)) continue;
    const notice = BankNotice.safeParse(transfer);
    if (!notice.success) {
      log.error({ transfer: transfer.id }, 'a transfer that was read again cannot be read');
      continue;
    }
    const { outcome, repeated } = await receiveNotice(shop, notice.data, JSON.stringify(transfer));
    if (repeated) continue;
    count += 1;
    log.warn({ transfer: transfer.id, outcome }, 'a transfer of which no notice came');
  }
  return count;
}
