import type { UserId } from '#domain/kernel/ids.ts';
import type { OrderingShop } from '#server/ordering/index.ts';
import type { Shop } from '#server/shop.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import type { ShipmentRow } from './repository.ts';

/** The parts of the shop that fulfilment uses. */
export type FulfilmentShop = Pick<Shop, 'clock' | 'events' | 'reactions' | 'mail' | 'pictures' | 'settings'> &
  Pick<OrderingShop, 'db' | 'siteUrl'>;

/** Sender of mails, and base URL of their links. */
export const senderOf = ({ settings, siteUrl }: Pick<FulfilmentShop, 'settings' | 'siteUrl'>) => ({
  shop: settings.current(),
  siteUrl: siteUrl(),
});

/**
 * Notifies open pages of a shipment, after the commit.
 * @param former the previous shipper, when it was taken from one
 */
export function announceShipment(
  { events }: Pick<FulfilmentShop, 'events'>,
  { id, orderId, shipperId, status }: ShipmentRow,
  userId: UserId,
  former: UserId | null = null,
): void {
  const news = { shipmentId: id, orderId, userId, shipperId, status };
  events.publish('shipment.changed', former === null ? news : { ...news, formerShipperId: former });
}

/** Records a shipment's move for its subscribers within the transaction, so that they are notified even if this process dies. */
export async function recordShipment(
  { reactions }: Pick<FulfilmentShop, 'reactions'>,
  tx: Tx,
  { orderId, status }: ShipmentRow,
  userId: UserId,
): Promise<void> {
  await reactions.record(tx, 'shipment.moved', { orderId, userId, status });
}
