import type { OrderId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { COMPLETE_AFTER } from '#domain/ordering/limits.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { announceMove, lockStored, moveLocked } from './orders/moves.ts';
import { listDelivered, listUnpaid, type OrderRow } from './orders/repository.ts';
import { remindOfPhotos } from './photos/overdue.ts';
import { recheckPromises } from './promises/keep.ts';
import { remindOfReturns } from './returns/overdue.ts';
import type { OrderingShop } from './checkout/service.ts';

/** Orders per run; the rest is handled by the next run. */
const BATCH = 500;

/** Scheduled order jobs; each runs in one instance at a time and resumes after a restart. */
export function orderJobs(shop: OrderingShop & Pick<Shop, 'jobs' | 'log'>): void {
  shop.jobs.define('orders.expire', () => expireUnpaid(shop), { cron: '* * * * *' });
  shop.jobs.define('orders.complete', () => completeDelivered(shop), { cron: '25 * * * *' });
  shop.jobs.define('orders.remind-of-returns', () => remindOfReturns(shop), { cron: '*/15 * * * *' });
  shop.jobs.define('orders.keep-promises', () => recheckPromises(shop), { cron: '*/5 * * * *' });
  shop.jobs.define('orders.remind-of-photos', () => remindOfPhotos(shop), { cron: '*/5 * * * *' });
}

/** Cancels orders whose transfer never arrived and releases their stock (decisions, Orders). */
async function expireUnpaid(shop: Timed): Promise<void> {
  const due = await listUnpaid(shop.db, shop.clock.now(), BATCH);
  // Re-checked with the row locked: the customer may just have paid, or her deadline was extended.
  await moveAll(shop, due, 'cancelled', isUnpaid);
}

function isUnpaid({ status, payBy }: OrderRow, now: Date): boolean {
  return status === 'pending_payment' && payBy !== null && payBy <= now;
}

async function completeDelivered(shop: Timed): Promise<void> {
  const due = await listDelivered(shop.db, after(shop.clock.now(), -COMPLETE_AFTER), BATCH);
  await moveAll(shop, due, 'completed', ({ status }) => status === 'delivered');
}

type Timed = OrderingShop & Pick<Shop, 'log'>;

/** Moves each order in a transaction of its own, so that one failure does not block the others. */
async function moveAll(
  shop: Timed,
  due: readonly { id: OrderId }[],
  to: OrderStatus,
  isDue: (order: OrderRow, now: Date) => boolean,
): Promise<void> {
  const now = shop.clock.now();
  for (const { id } of due) {
    try {
      const moved = await inTx(shop.db, async (tx) => {
        const before = await lockStored(tx, id, 'anybody');
        if (!isDue(before.order, now)) return null;
        const mover = { as: 'system', id: null } as const;
        return moveLocked(shop, tx, before, { through: 'order', mover, to }, now);
      });
      if (moved) announceMove(shop, moved);
    } catch (error) {
      shop.log.error({ err: error, orderId: id, to }, 'timed move failed');
    }
  }
}
