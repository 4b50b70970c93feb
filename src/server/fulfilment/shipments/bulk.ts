import type * as Contract from '#contract/http/fulfilment.ts';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { fulfilmentCopy as copy } from '#domain/fulfilment/copy.vi.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { applyToEach } from '#server/ordering/index.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { assignShipper, packOrder } from './dispatch.ts';
import { findShipmentOf } from './repository.ts';
import type { FulfilmentShop } from './shop.ts';

type Wanted = z.output<typeof Contract.BulkShipmentBody>;

/** Packs orders and assigns their parcels to a shipper, one by one; orders already packed or assigned to him stay as they are. */
export function shipOrders(
  shop: FulfilmentShop & Pick<Shop, 'log'>,
  admin: { id: UserId },
  { orders, carrier, shipperId }: Wanted,
): Promise<BulkOutcome[]> {
  return applyToEach(shop, orders, async (order) => {
    const packed = await packOnce(shop, admin, { order, carrier });
    const given = shipperId ? await giveOnce(shop, admin, order, { shipperId, packed }) : false;
    return { outcome: packed || given ? 'done' : 'unchanged' };
  });
}

/**
 * Hands undelivered parcels over to another shipper, one by one; a parcel he already has stays as it is, one that was given to
 * somebody else meanwhile is refused.
 */
export function handOver(
  shop: FulfilmentShop & Pick<Shop, 'log'>,
  admin: { id: UserId },
  { parcels, shipperId }: z.output<typeof Contract.HandOverBody>,
): Promise<BulkOutcome[]> {
  const from = new Map(parcels.map((parcel) => [parcel.order, parcel.from]));
  return applyToEach(shop, [...from.keys()], async (order) => {
    if (!(await findShipmentOf(shop.db, order))) throw new ShopError('NOT_FOUND');
    const given = await giveOnce(shop, admin, order, { shipperId, from: from.get(order) ?? null });
    return { outcome: given ? 'done' : 'unchanged' };
  });
}

/** @returns whether this call created the shipment; it may already have existed */
async function packOnce(
  shop: FulfilmentShop,
  admin: { id: UserId },
  wanted: Parameters<typeof packOrder>[2],
) {
  try {
    return (await packOrder(shop, admin, wanted)).isNew;
  } catch (error) {
    const isPacked = error instanceof ShopError && error.code === 'INVALID_TRANSITION';
    if (isPacked && (await findShipmentOf(shop.db, wanted.order))) return false;
    throw error;
  }
}

type Giving = { shipperId: UserId; packed?: boolean; from?: UserId | null };

/** @returns whether this call assigned it. @throws ShopError SHIPPER_UNKNOWN, ALREADY_ASSIGNED to another shipper */
async function giveOnce(
  shop: FulfilmentShop,
  admin: { id: UserId },
  order: OrderId,
  { shipperId, packed = false, from = null }: Giving,
): Promise<boolean> {
  const found = await findShipmentOf(shop.db, order);
  if (found === undefined || found.shipment.shipperId === shipperId) return false;
  try {
    await assignShipper(shop, admin, found.shipment.id, shipperId, from);
    return true;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const now = await findShipmentOf(shop.db, order);
    if (error.code === 'ALREADY_ASSIGNED' && now?.shipment.shipperId === shipperId) return false;
    throw packed
      ? new ShopError(error.code, { message: copy.packedOnly(error.message), cause: error })
      : error;
  }
}
