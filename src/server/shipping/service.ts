import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import type { Delivery } from '#domain/ordering/open-order.ts';
import { DEFAULT_SHIPPING_OPTION } from '#domain/shipping/options.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { findOption, listOptions, type ShippingOptionRow, type Which } from './repository.ts';

/** @throws ShopError NOT_FOUND */
export async function getOption(db: Db, id: ShippingOptionId, which: Which): Promise<ShippingOptionRow> {
  const option = await findOption(db, id, which);
  if (option === undefined) throw new ShopError('NOT_FOUND');
  return option;
}

/**
 * The delivery option of an order and its fee. Without a choice it is the first offered option, as at checkout, so that omitting
 * the choice does not save the fee; only a shop without any option delivers by the default one, for free.
 * @throws ShopError SHIPPING_OPTION_GONE
 */
export async function getDelivery(db: Db, chosen: ShippingOptionId | null | undefined): Promise<Delivery> {
  if (chosen) {
    const option = await findOption(db, chosen, 'offered');
    if (option === undefined) throw new ShopError('SHIPPING_OPTION_GONE');
    return deliveryBy(option);
  }
  const [first] = await listOptions(db, 'offered');
  if (first) return deliveryBy(first);
  const { name, price, estimatedDays, type } = DEFAULT_SHIPPING_OPTION;
  return { _id: null, name, price, estimatedDays, type };
}

function deliveryBy({ id, name, price, estimatedDays, type }: ShippingOptionRow): Delivery {
  return { _id: id, name, price, estimatedDays, type };
}
