import { adjustStock, reserve, removeReserved, type Cause } from '#server/catalogue/index.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { piecesOf } from '../orders/moves.ts';
import type { StoredOrder } from '../orders/repository.ts';
import { listReturns, type ReturnRow } from './repository.ts';

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
  if (isRestocked) await adjustStock(tx, pieces, { ...cause, reason: 'return' });
  if (!isNewFromShelf) return;
  await reserve(tx, pieces, { ...cause, reason: 'exchange' });
  await removeReserved(tx, pieces, { ...cause, reason: 'exchange' });
}

/** The order's lines without the bracelets that came back in a case that paid for them. */
export async function itemsStillOut(
  tx: Tx,
  { order, items }: Pick<StoredOrder, 'order' | 'items'>,
): Promise<StoredOrder['items']> {
  const cases = (await listReturns(tx, order.id)).map(({ row }) => row);
  const isBack = ({ outcome, goods }: ReturnRow) => outcome === 'refund' && goods !== null;
  return items.flatMap((item) => {
    const back = cases.filter((row) => row.itemId === item.id && isBack(row));
    const quantity = item.quantity - back.reduce((sum, row) => sum + row.quantity, 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
