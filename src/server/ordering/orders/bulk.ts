import { ERRORS } from '#contract/errors.ts';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import type * as Contract from '#contract/http/ordering.ts';
import { BATCH_PACE, UNDO_WITHIN } from '#domain/ordering/limits.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { asShopError, ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { getStored, moveOnce } from './moves.ts';
import { describeStatus } from './refusals.ts';

/** Result for one order, with a message to show. */
export type ItemOutcome = Pick<BulkOutcome, 'outcome'> & { message?: string };

/** Once this many orders have timed out, the rest of the request is skipped. */
const UNAVAILABLE_MOST = 2;

/**
 * Applies an action to several orders one after the other; a refusal by the rules becomes that order's outcome and does not stop
 * the others.
 */
export async function applyToEach(
  { log }: Pick<Shop, 'log'>,
  ids: readonly OrderId[],
  work: (id: OrderId) => Promise<ItemOutcome>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  let unavailable = 0;
  for (const order of new Set(ids)) {
    const result =
      unavailable < UNAVAILABLE_MOST ? await work(order).catch((error) => refused(log, error)) : BUSY;
    if (result.outcome === 'unavailable') unavailable += 1;
    outcomes.push({ order, outcome: result.outcome, message: result.message ?? null });
  }
  return outcomes;
}

const BUSY: ItemOutcome = { outcome: 'unavailable', message: ERRORS.UNAVAILABLE.message };

function refused(log: Shop['log'], error: unknown): ItemOutcome {
  const { code, message } = asShopError(error);
  if (ERRORS[code].status < 500) return { outcome: 'refused', message };
  if (code !== 'UNAVAILABLE') log.error({ err: error }, 'one order of several failed');
  return { outcome: 'unavailable', message };
}

type Wanted = z.output<typeof Contract.BulkTransitionBody>;

/** Confirms or cancels orders, each in a transaction of its own. Repeated or concurrent requests move each order once. */
export function moveOrders(
  shop: OrderingShop & Pick<Shop, 'log'>,
  adminId: UserId,
  { orders, status: to, reason, following }: Wanted,
): Promise<BulkOutcome[]> {
  const mover = { as: 'admin', id: adminId } as const;
  return applyToEach(shop, orders, async (id) => {
    const after = following + orders.length - 1 - orders.indexOf(id);
    const undoWithin = UNDO_WITHIN + after * BATCH_PACE;
    try {
      const { moved } = await moveOnce(shop, mover, id, { to, reason, undoWithin });
      return { outcome: moved ? 'done' : 'unchanged' };
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'INVALID_TRANSITION') throw error;
      const stored = await getStored(shop.db, id, 'anybody');
      if (stored.order.status !== to) throw error;
      return { outcome: 'unchanged', message: await describeStatus(shop.db, stored, mover) };
    }
  });
}
