import type { BoughtAgain } from '#contract/http/ordering.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { addItem } from '#server/cart/index.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { braceletOf, getStored } from '../orders/moves.ts';
import type { OrderingShop } from './service.ts';

/**
 * Adds the bracelets of an old order to the customer's cart at today's prices; a bracelet that cannot be rebuilt exactly is
 * skipped.
 * @throws ShopError NOT_FOUND for another customer's order
 */
export async function buyAgain(
  shop: Pick<OrderingShop, 'db' | 'clock'>,
  userId: UserId,
  id: OrderId,
): Promise<BoughtAgain> {
  const { items } = await getStored(shop.db, id, userId);
  const result: BoughtAgain = { added: 0, missing: [] };
  for (const item of items) {
    const { quantity } = item;
    try {
      await addItem(shop, userId, braceletOf(item), quantity);
      result.added += quantity;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      result.missing.push({ name: item.bracelet.name, quantity, message: error.message });
    }
  }
  return result;
}
