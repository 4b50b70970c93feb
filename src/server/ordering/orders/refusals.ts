import { formatShortDateTime } from '#domain/kernel/time.ts';
import { orderingCopy as copy } from '#domain/ordering/copy.vi.ts';
import { lastMove } from '#domain/ordering/moves.ts';
import { getPeople } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Mover } from './moves.ts';
import type { StoredOrder } from './repository.ts';

/**
 * The error for a move that is not possible. Staff see who moved the order first; customers and couriers never see staff names.
 * @returns INVALID_TRANSITION
 */
export async function cannotMove(db: Db, stored: StoredOrder, mover: Mover): Promise<ShopError> {
  if (mover.as !== 'admin') return new ShopError('INVALID_TRANSITION');
  return new ShopError('INVALID_TRANSITION', { message: await describeStatus(db, stored, mover) });
}

/** The order's status and who set it, in a sentence for staff. */
export async function describeStatus(db: Db, { order, history }: StoredOrder, mover: Mover): Promise<string> {
  const last = lastMove(history);
  const isNew = history.every(({ by, status }) => by === 'customer' && isFirst(status));
  if (last === undefined || isNew) return copy.stands(order.status);
  const when = formatShortDateTime(last.at);
  if (last.by === 'admin' || last.by === 'shipper') {
    return copy.moved(await nameOf(db, last.userId, mover), order.status, when);
  }
  return copy.moved(copy.movers[last.by], order.status, when);
}

const isFirst = (status: string) => status === 'pending' || status === 'pending_payment';

async function nameOf(
  db: Db,
  userId: StoredOrder['history'][number]['userId'],
  mover: Mover,
): Promise<string> {
  if (userId === null) return copy.movers.system;
  if (userId === mover.id) return copy.you;
  return (await getPeople(db, [userId])).get(userId)?.name ?? copy.movers.system;
}
