import { changeShelf, reserve, takeOffShelf, type Cause } from '#server/catalogue/index.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { piecesOf } from '../orders/moves.ts';
import type { StoredOrder } from '../orders/repository.ts';
import type { ReturnRow } from './repository.ts';

type Said = { isRestocked: boolean; isNewFromShelf: boolean; cause: Omit<Cause, 'reason'> };

/**
 * Books a case's stock movements as staff specified, each with a ledger entry: a returned piece goes back to stock, a new piece
 * leaves it. Nothing moves by default.
 * @throws ShopError STOCK_INSUFFICIENT
 */
export async function moveGoods(
  tx: Tx,
  { items }: Pick<StoredOrder, 'items'>,
  { itemId, quantity }: ReturnRow,
  { isRestocked, isNewFromShelf, cause }: Said,
): Promise<void> {
  const pieces = piecesOf({
    items: items.filter(({ id }) => id === itemId).map((item) => ({ ...item, quantity })),
  });
  if (isRestocked) await changeShelf(tx, pieces, { ...cause, reason: 'return' });
  if (!isNewFromShelf) return;
  await reserve(tx, pieces, { ...cause, reason: 'exchange' });
  await takeOffShelf(tx, pieces, { ...cause, reason: 'exchange' });
}
