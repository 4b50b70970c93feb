import { gte, sql } from 'drizzle-orm';
import type { ZaloSpending } from '#contract/http/zalo.ts';
import { dayOf, startOfDay } from '#domain/fulfilment/working-days.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { countPaidToday, type ZaloShop } from './outbox.ts';
import { zaloMessages } from './tables.ts';

/** Messages sent over Zalo this month (Vietnam's calendar) and their cost, each at the price of its day. */
export async function spentThisMonth(
  shop: Pick<ZaloShop, 'db' | 'clock' | 'config' | 'settings'>,
): Promise<ZaloSpending> {
  const month = dayOf(shop.clock.now()).slice(0, 7);
  const [[sum], today] = await Promise.all([
    shop.db
      .select({
        messages: sql`count(*) FILTER (WHERE ${zaloMessages.state} = 'sent')`.mapWith(Number),
        unanswered: sql`count(*) FILTER (WHERE ${zaloMessages.state} = 'unknown')`.mapWith(Number),
        cost: sql`coalesce(sum(${zaloMessages.price}), 0)`.mapWith((all) => vnd(Number(all))),
      })
      .from(zaloMessages)
      .where(gte(zaloMessages.askedAt, startOfDay(`${month}-01`))),
    countPaidToday(shop),
  ]);
  return {
    isConnected: shop.config.zalo !== null,
    month,
    messages: sum?.messages ?? 0,
    unanswered: sum?.unanswered ?? 0,
    cost: sum?.cost ?? vnd(0),
    today,
    todayMost: shop.settings.current().znsDailyMost,
  };
}
