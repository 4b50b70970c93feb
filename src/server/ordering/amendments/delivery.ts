import type { Order } from '#contract/http/ordering.ts';
import type * as Contract from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { amendedPrice } from '#domain/ordering/amendments.ts';
import { noteWithReason } from '#domain/ordering/notes.ts';
import { deliveryFee } from '#domain/shipping/options.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { getDelivery } from '#server/shipping/index.ts';
import { amend, checkSettling, type AmendingShop } from './amend.ts';
import { deliveryNews } from './mails.vi.ts';

/**
 * Changes the shipping option of an order, at its own fee or at the agreed price. Repeating the same change has no effect.
 * @throws ShopError NOT_FOUND, SHIPPING_OPTION_GONE, INVALID_TRANSITION, INVALID_INPUT, CONFLICT when the option differs from the
 *   one the admin saw
 */
export function changeDelivery(
  shop: AmendingShop,
  adminId: UserId,
  id: OrderId,
  { shippingOption: chosen, seen, difference }: z.output<typeof Contract.ChangeDeliveryBody>,
): Promise<Order> {
  return amend(shop, adminId, id, async (tx, { order }) => {
    const before = order.shippingOption;
    if (before._id === chosen) return null;
    if (before.name !== seen) throw new ShopError('CONFLICT');
    const delivery = await getDelivery(tx, chosen);
    const fee = deliveryFee(order.goodsPrice, delivery.price, shop.settings.current());
    checkSettling(order, order.shippingFee, fee, difference);
    return {
      row: { shippingOption: delivery, shippingFee: amendedPrice(order.shippingFee, fee, difference) },
      note: noteWithReason('Delivery option changed', delivery.name),
      changes: { shippingOption: { from: before.name, to: delivery.name } },
      told: deliveryNews(delivery),
    };
  });
}
