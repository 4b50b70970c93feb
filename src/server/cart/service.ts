import { cartCopy } from '#domain/cart/copy.vi.ts';
import { CART_LINES_MAX, LINE_QUANTITY_MAX } from '#domain/cart/limits.ts';
import { fitsLine, type Bracelet } from '#domain/cart/lines.ts';
import type { DesignId, UserId } from '#domain/kernel/ids.ts';
import { getReadyMade, stockInsufficient } from '#server/catalogue/index.ts';
import { getOwnDesign, supersede } from '#server/design/index.ts';
import { inTx, pipelined, type Db, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import * as repository from './repository.ts';
import type { CartLine } from './repository.ts';
import { checkParts, missingForLine } from './wanted.ts';

/** The shop, either outside or within a transaction. */
type Here = Pick<Shop, 'clock'> & { db: Db };

/**
 * Adds bracelets to the cart.
 * @throws ShopError NOT_FOUND for a bracelet that is not the customer's or not for sale, STOCK_INSUFFICIENT, PART_GONE,
 *   CART_FULL, INVALID_INPUT for more than a line may hold
 */
export function addItem(
  shop: Here,
  userId: UserId,
  bracelet: Bracelet,
  quantity: number,
): Promise<CartLine[]> {
  return changeCart(shop, userId, async (tx) => {
    await checkMayBuy(tx, userId, bracelet);
    checkRoom(await repository.findQuantity(tx, userId, bracelet), quantity);
    await repository.addToLine(tx, userId, bracelet, quantity);
    return checkedLines(tx, userId, bracelet);
  });
}

/**
 * Replaces a design in its line by a newer version, keeping the quantity; without such a line, adds one. Idempotent, so it can be
 * retried after a lost response.
 * @throws ShopError NOT_FOUND, STOCK_INSUFFICIENT, PART_GONE, CART_FULL
 */
export function replaceItem(
  shop: Here,
  userId: UserId,
  { old, by, quantity }: { old: DesignId; by: DesignId; quantity: number },
): Promise<CartLine[]> {
  return changeCart(shop, userId, async (tx) => {
    const bracelet: Bracelet = { kind: 'custom', id: by };
    await checkMayBuy(tx, userId, bracelet);
    const there = await repository.findQuantity(tx, userId, bracelet);
    const replaced = there === null && (await repository.replaceInLine(tx, userId, old, by));
    if (replaced) await supersede(tx, userId, { old, by }, shop.clock.now());
    else if (there === null) await repository.addToLine(tx, userId, bracelet, quantity);
    return checkedLines(tx, userId, bracelet);
  });
}

/**
 * Sets a line's quantity; 0 or less removes the line. Reducing it is always allowed, even when stock is insufficient.
 * @throws ShopError CART_ITEM_MISSING, STOCK_INSUFFICIENT, PART_GONE
 */
export function setItem(
  shop: Here,
  userId: UserId,
  bracelet: Bracelet,
  quantity: number,
): Promise<CartLine[]> {
  if (quantity <= 0) return removeItem(shop, userId, bracelet);
  return changeCart(shop, userId, async (tx) => {
    const before = await repository.findQuantity(tx, userId, bracelet);
    if (before === null) throw new ShopError('CART_ITEM_MISSING');
    await repository.setLine(tx, userId, bracelet, quantity);
    const lines = await repository.listLines(tx, userId);
    if (quantity > before) checkStock(lines, bracelet);
    return lines;
  });
}

/** @throws ShopError CART_ITEM_MISSING */
export function removeItem(shop: Here, userId: UserId, bracelet: Bracelet): Promise<CartLine[]> {
  return changeCart(shop, userId, async (tx) => {
    const removed = await repository.deleteLine(tx, userId, bracelet);
    if (!removed) throw new ShopError('CART_ITEM_MISSING');
    return repository.listLines(tx, userId);
  });
}

export function clearCart(shop: Here, userId: UserId): Promise<CartLine[]> {
  return changeCart(shop, userId, async (tx) => {
    await repository.deleteLines(tx, userId);
    return [];
  });
}

/** Empties the cart into an order; the cart stays locked until the transaction ends. @throws ShopError CART_EMPTY, PART_GONE */
export async function takeLines(tx: Tx, userId: UserId, now: Date): Promise<CartLine[]> {
  const [, lines] = await pipelined([repository.lockCart(tx, userId, now), repository.takeLines(tx, userId)]);
  if (lines.length === 0) throw new ShopError('CART_EMPTY');
  checkParts(lines);
  return lines;
}

function changeCart<T>({ db, clock }: Here, userId: UserId, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTx(db, async (tx) => {
    await repository.lockCart(tx, userId, clock.now());
    return change(tx);
  });
}

/** The cart after adding a bracelet. @throws ShopError CART_FULL, STOCK_INSUFFICIENT, PART_GONE */
async function checkedLines(tx: Tx, userId: UserId, bracelet: Bracelet): Promise<CartLine[]> {
  const lines = await repository.listLines(tx, userId);
  if (lines.length > CART_LINES_MAX) throw new ShopError('CART_FULL');
  checkStock(lines, bracelet);
  return lines;
}

async function checkMayBuy(db: Db, userId: UserId, bracelet: Bracelet): Promise<void> {
  if (bracelet.kind === 'custom') await getOwnDesign(db, userId, bracelet.id);
  else await getReadyMade(db, bracelet.id);
}

/** @throws ShopError INVALID_INPUT when the line would exceed its maximum quantity */
function checkRoom(there: number | null, more: number): void {
  if (fitsLine(there ?? 0, more)) return;
  const message = cartCopy.quantityMost(LINE_QUANTITY_MAX);
  throw new ShopError('INVALID_INPUT', { message, details: [{ path: 'quantity', message }] });
}

/** Checks only the changed line: shortages of other lines do not block it. */
function checkStock(lines: readonly CartLine[], { id }: Bracelet): void {
  const changed = lines.find(({ bracelet }) => bracelet.id === id);
  if (changed) checkParts([changed]);
  const missing = changed ? missingForLine(changed, lines) : [];
  if (missing.length > 0) throw stockInsufficient(missing);
}
