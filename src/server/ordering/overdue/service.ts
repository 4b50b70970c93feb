import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { OverdueOrder, OverdueOrders } from '#contract/http/ordering.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { CONFIRM_WITHIN, PAYMENT_LIFETIME } from '#domain/ordering/limits.ts';
import { askedSince } from '#domain/ordering/open-orders.ts';
import { getPeople } from '#server/identity/index.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { announceMove, lockStored, moveLocked } from '../orders/moves.ts';
import { findOrders } from '../orders/repository.ts';
import { orders } from '../tables.ts';

/** At most as many as one request can cancel. */
const SHOWN = 50;

/** Unconfirmed or unpaid orders that reserve stock, oldest first, at most 50; `total` counts all. */
export async function listOverdue({ db, clock }: OrderingShop): Promise<OverdueOrders> {
  const now = clock.now();
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOverdue(now))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(SHOWN);
  const ids = rows.map(({ id }) => id);
  const found = await findOrders(db, ids);
  const userIds = found.map(({ order }) => order.userId);
  const people = await getPeople(db, userIds);
  const shown = found.map(({ order, items }): OverdueOrder => {
    const { id: _id, status, totalPrice, userId } = order;
    const bracelets = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const since = (askedSince(order) ?? order.createdAt).toISOString();
    return { _id, status, totalPrice, bracelets, name: people.get(userId)?.name ?? '', since };
  });
  return {
    orders: shown.toSorted((one, other) => one.since.localeCompare(other.since)),
    total: await countOverdue(db, now),
  };
}

export function countOverdue(db: Db, now: Date): Promise<number> {
  return db.$count(orders, isOverdue(now));
}

/** SQL equivalent of `askedSince`. */
function isOverdue(now: Date) {
  return or(
    and(eq(orders.status, 'pending'), lte(orders.createdAt, after(now, -CONFIRM_WITHIN))),
    and(
      eq(orders.status, 'waiting_for_admin_confirmation'),
      or(
        lte(orders.payBy, now),
        and(isNull(orders.payBy), lte(orders.updatedAt, after(now, -PAYMENT_LIFETIME))),
      ),
    ),
  );
}

/**
 * Cancels those of the orders that are still overdue, each in a transaction of its own.
 * @returns the cancelled ones; the others have moved meanwhile, or their payment is known
 */
export async function cancelOverdue(
  shop: OrderingShop,
  adminId: UserId,
  { ids, reason }: { ids: readonly OrderId[]; reason: string },
): Promise<OrderId[]> {
  const now = shop.clock.now();
  const mover = { as: 'admin', id: adminId } as const;
  const cancelled: OrderId[] = [];
  for (const id of new Set(ids)) {
    const letGo = inTx(shop.db, async (tx) => {
      const before = await lockStored(tx, id, 'anybody');
      const since = askedSince(before.order);
      if (since === null || since > now) return null;
      return moveLocked(shop, tx, before, { through: 'order', mover, to: 'cancelled', reason }, now);
    });
    const moved = await letGo.catch(passOver);
    if (moved === null) continue;
    announceMove(shop, moved);
    cancelled.push(id);
  }
  return cancelled;
}

function passOver(error: unknown): null {
  const isForeseen = error instanceof ShopError && ['NOT_FOUND', 'INVALID_TRANSITION'].includes(error.code);
  if (!isForeseen) throw error;
  return null;
}
