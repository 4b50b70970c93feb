import type { OrderId, ReturnId } from '#domain/kernel/ids.ts';
import { after, days } from '#domain/kernel/time.ts';
import { returnDueOf } from '#domain/ordering/returns.ts';
import { isOfficeTime, officeHoursOf } from '#domain/shop/office-hours.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { lockStored } from '../orders/moves.ts';
import { announceReturn, recordReturnNews, type ReturnNewsShop, type ReturnAnnouncement } from './news.ts';
import * as repository from './repository.ts';

/** Cases per run; the rest is handled by the next run. */
const BATCH = 200;

type Timed = ReturnNewsShop & { db: Db } & Pick<Shop, 'log'>;

/**
 * Reminds customers whose bracelet has not come back, during office hours, and escalates to staff those that are missing for
 * twice as long.
 */
export async function remindOfReturns(shop: Timed): Promise<void> {
  const settings = shop.settings.current();
  const now = shop.clock.now();
  if (!isOfficeTime(now, officeHoursOf(settings))) return;
  const since = (times: number) => after(now, -days(settings.returnRemindAfter * times));
  const due = await repository.listAwaited(shop.db, { remind: since(1), overdue: since(2) }, BATCH);
  for (const { id, orderId } of due) {
    try {
      await remind(shop, orderId, id, now);
    } catch (error) {
      shop.log.error({ err: error, orderId }, 'nobody was told of a parcel that does not come back');
    }
  }
}

/** Re-checked with the order locked: does nothing when the parcel has arrived since. */
async function remind(shop: Timed, orderId: OrderId, id: ReturnId, now: Date): Promise<void> {
  const done = await inTx(shop.db, async (tx) => {
    const stored = await lockStored(tx, orderId, 'anybody');
    const before = (await repository.listReturns(tx, orderId)).find(({ row }) => row.id === id)?.row;
    if (before?.stage !== 'awaited') return null;
    const { since, remindedAt, forStaffSince, sentAt } = before;
    const standing = { since, remindedAt, isForStaff: forStaffSince !== null, isSent: sentAt !== null };
    const news = returnDueOf(standing, now, shop.settings.current());
    // Of an order whose whole parcel came back there is nothing to send; staff are told, because they must decline the case.
    if (news === null || (news === 'remind' && stored.order.status === 'failed')) return null;
    const change = news === 'remind' ? { remindedAt: now } : { forStaffSince: now };
    await repository.updateReturn(tx, id, change);
    const announcement: ReturnAnnouncement = { news, before, row: { ...before, ...change }, words: null };
    await recordReturnNews(shop, tx, stored, { as: 'system', id: null }, announcement);
    return { order: stored.order, told: announcement };
  });
  if (done !== null) announceReturn(shop, done.order, done.told);
}
