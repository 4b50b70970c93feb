import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { EarlyGift } from '#contract/http/fulfilment.ts';
import { giftLeavesFrom } from '#domain/fulfilment/early-gifts.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { orderGifts, orders } from '#server/ordering/tables.ts';
import type { FulfilmentShop } from './shop.ts';

/** Of these orders, the confirmed gifts that would arrive before their day if sent today, the latest day last. */
export async function getEarlyGifts(
  { db, clock }: FulfilmentShop,
  ids: readonly OrderId[],
): Promise<EarlyGift[]> {
  const now = clock.now();
  const rows = await db
    .select({ order: orders, notBefore: orderGifts.notBefore })
    .from(orders)
    .innerJoin(orderGifts, eq(orderGifts.orderId, orders.id))
    .where(
      and(inArray(orders.id, [...ids]), eq(orders.status, 'confirmed'), gt(orderGifts.notBefore, dayOf(now))),
    )
    .orderBy(asc(orderGifts.notBefore), asc(orders.id));
  return rows.flatMap(({ order: { id, shippingAddress, shippingOption }, notBefore }) => {
    if (notBefore === null) return [];
    const leavesFrom = giftLeavesFrom(notBefore, shippingOption.estimatedDays, now);
    if (leavesFrom <= dayOf(now)) return [];
    return [{ order: id, name: shippingAddress.fullName, notBefore, leavesFrom }];
  });
}
