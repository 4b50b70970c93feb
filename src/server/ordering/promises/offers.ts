import { promiseOf } from '#domain/fulfilment/promise.ts';
import { dayOf, type Day } from '#domain/fulfilment/working-days.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { listLines } from '#server/cart/index.ts';
import type { Shop } from '#server/shop.ts';
import { workOfCart } from './reckon.ts';
import type { Workload } from './workload.ts';

type Offering = Pick<Shop, 'db' | 'clock' | 'settings'> & { workload: Workload };

/** Promised day per shipping option for the content of a cart; null when the shop promises none. */
export async function promiseOffers(
  { db, clock, settings, workload }: Offering,
  userId: UserId,
  ways: readonly { estimatedDays: number }[],
  notBefore: Day | undefined,
): Promise<(Day | null)[]> {
  const shop = settings.current();
  if (shop.makeDaily === 0) return ways.map(() => null);
  const [lines, waiting] = await Promise.all([listLines(db, userId), workload()]);
  if (lines.length === 0) return ways.map(() => null);
  const work = workOfCart(lines, waiting);
  const from = dayOf(clock.now());
  return ways.map(
    ({ estimatedDays }) =>
      promiseOf({ from, work, deliveryDays: estimatedDays, notBefore }, shop)?.day ?? null,
  );
}
