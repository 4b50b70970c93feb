import type { UserId } from '#domain/kernel/ids.ts';
import type { OrderingShop } from '#server/ordering/index.ts';
import type { Shop } from '#server/shop.ts';
import type { ShipmentRow } from './repository.ts';

/** What fulfilment needs of the shop. */
export type FulfilmentShop = Pick<Shop, 'clock' | 'events' | 'mail' | 'pictures'> &
  Pick<OrderingShop, 'db' | 'siteUrl'>;

/** Tells open pages of a shipment, after the commit. */
export function announceShipment(
  { events }: Pick<FulfilmentShop, 'events'>,
  { id, orderId, shipperId, status }: ShipmentRow,
  userId: UserId,
): void {
  events.publish('shipment.changed', { shipmentId: id, orderId, userId, shipperId, status });
}
