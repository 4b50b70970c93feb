import type { BulkOutcome } from '#contract/http/ordering.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import type { OrderNote } from '#domain/ordering/notes.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { applyToEach } from './bulk.ts';
import { aboutOrder, announceMove, lockStored, recordMove, type Mover } from './moves.ts';
import { cannotMove } from './refusals.ts';
import type { StoredOrder } from './repository.ts';

const CONFIRMED = 'Order confirmed by admin' satisfies OrderNote;
const UNDONE = 'Confirmation undone' satisfies OrderNote;

/**
 * Undoes confirmations that this admin made moments ago, order by order, before any mail was sent or parcel shipped. Repeating it
 * changes nothing; when too late, or confirmed by another admin, the outcome says so.
 */
export function undoConfirmations(
  shop: OrderingShop & Pick<Shop, 'log'>,
  adminId: UserId,
  orders: readonly OrderId[],
): Promise<BulkOutcome[]> {
  const mover = { as: 'admin', id: adminId } as const;
  return applyToEach(shop, orders, async (id) => {
    const undone = await inTx(shop.db, async (tx) => {
      const before = await lockStored(tx, id, 'anybody');
      return isUndone(before, mover) ? null : undo(shop, tx, before, mover);
    });
    if (undone === null) return { outcome: 'unchanged' };
    announceMove(shop, undone);
    return { outcome: 'done' };
  });
}

function isUndone({ order, history }: StoredOrder, mover: Mover): boolean {
  const last = history.at(-1);
  return order.status === 'pending' && last?.note === UNDONE && last.userId === mover.id;
}

/** @throws ShopError INVALID_TRANSITION */
async function undo(shop: OrderingShop, tx: Tx, before: StoredOrder, mover: Mover): Promise<StoredOrder> {
  const now = shop.clock.now();
  const { order, history } = before;
  const last = history.at(-1);
  const isOwn = last?.note === CONFIRMED && last.userId === mover.id;
  if (!isOwn || findOrderMove(order.status, 'pending', 'admin')?.through !== 'undo') {
    throw await cannotMove(tx, before, mover);
  }
  const { about } = aboutOrder(order.id, 'state');
  // The mail is held back exactly until the undo window ends (`moveLocked`).
  if (!(await shop.mail.withdraw(tx, about, last.at))) {
    throw new ShopError('INVALID_TRANSITION', { message: orderingCopy.undoTooLate });
  }
  return recordMove(tx, before, mover, { to: 'pending' }, now);
}
