import type { UserId } from '#domain/kernel/ids.ts';
import type { OrderingShop } from '#server/ordering/index.ts';
import type { Shop } from '#server/shop.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import type { ShipmentRow } from './repository.ts';

/** What fulfilment needs of the shop. */
export type FulfilmentShop = Pick<Shop, 'clock' | 'events' | 'reactions' | 'mail' | 'pictures' | 'settings'> &
  Pick<OrderingShop, 'db' | 'siteUrl'>;

/** Who writes its mails, and where their links lead. */
export const senderOf = ({ settings, siteUrl }: Pick<FulfilmentShop, 'settings' | 'siteUrl'>) => ({
  shop: settings.current(),
  siteUrl: siteUrl(),
});

/**
 * Tells open pages of a shipment, after the commit.
 * @param former who had it until now, and has it no more
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

/** Has everybody told who must hear of a shipment, whatever happens to this process, within the transaction that moves it. */
export async function recordShipment(
  { reactions }: Pick<FulfilmentShop, 'reactions'>,
  tx: Tx,
  { orderId, status }: ShipmentRow,
  userId: UserId,
): Promise<void> {
  await reactions.record(tx, 'shipment.moved', { orderId, userId, status });
}
