import type { Shipment } from '#contract/http/fulfilment.ts';
import { carrierCopy as copy } from '#domain/fulfilment/carriers.vi.ts';
import { shortId, type BookingId, type ShipmentId, type UserId } from '#domain/kernel/ids.ts';
import type { Label } from '#server/adapters/carriers/carrier.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { freeParcel } from '../notices/service.ts';
import { announceMoved, lockBoth } from '../shipments/delivery.ts';
import { getShipment } from '../shipments/queries.ts';
import { findShipment } from '../shipments/repository.ts';
import * as repository from './repository.ts';
import { cancelAt } from './settle.ts';
import { asCarrierError, carrierOf, type BookingShop } from './shop.ts';

/** What staff can do with a parcel that is booked with a carrier. */

type Admin = { id: UserId };

/** @throws ShopError NOT_FOUND for a parcel without a carrier booking */
async function getBooked(shop: BookingShop, id: ShipmentId) {
  const shipment = (await findShipment(shop.db, id, 'anybody'))?.shipment;
  const booking =
    shipment && (await repository.listAccepted(shop.db, [shipment.orderId])).get(shipment.orderId);
  if (shipment === undefined || booking === undefined || booking.trackingNumber === null)
    throw new ShopError('NOT_FOUND');
  return { shipment, booking, number: booking.trackingNumber, api: carrierOf(shop, booking.carrier) };
}

/**
 * Cancels a waiting parcel at its carrier; afterwards it may be given to any shipper or carrier.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION once it is on its way, CARRIER_OFF, CARRIER_REFUSED, CARRIER_AWAY
 */
export async function cancelBooking(shop: BookingShop, admin: Admin, id: ShipmentId): Promise<Shipment> {
  const { shipment, booking, number, api } = await getBooked(shop, id);
  if (shipment.status !== 'pending') throw new ShopError('INVALID_TRANSITION');
  try {
    await cancelAt(api, booking.carrier, number);
  } catch (error) {
    throw asCarrierError(booking.carrier, error);
  }
  const freed = await inTx(shop.db, async (tx) => {
    const locked = await lockBoth(tx, id, 'anybody');
    const row = await repository.lockBooking(tx, booking.id);
    // The carrier's own notice was processed first.
    if (row?.state !== 'made') return null;
    await writeAudit(tx, {
      at: shop.clock.now(),
      userId: admin.id,
      action: 'unbook',
      subject: 'shipment',
      subjectId: id,
      label: `#${shortId(shipment.orderId)}`,
      changes: { trackingNumber: { from: number, to: null } },
    });
    return freeParcel(shop, tx, row, locked, null);
  });
  if (freed) announceMoved(shop, freed);
  return getShipment(shop, id, 'anybody');
}

/** The carrier's shipping label. @throws ShopError NOT_FOUND, CARRIER_OFF, CARRIER_REFUSED, CARRIER_AWAY */
export async function getLabel(shop: BookingShop, id: ShipmentId): Promise<Label> {
  const { booking, number, api } = await getBooked(shop, id);
  try {
    return await api.label(number);
  } catch (error) {
    throw asCarrierError(booking.carrier, error, copy.labelMissing);
  }
}

/** Marks a booking that the shop could not settle as reviewed by staff. @throws ShopError NOT_FOUND */
export async function dismissConcern(shop: BookingShop, admin: Admin, id: BookingId): Promise<void> {
  await inTx(shop.db, async (tx) => {
    const row = await repository.lockBooking(tx, id);
    if (row === undefined) throw new ShopError('NOT_FOUND');
    const updatedAt = shop.clock.now();
    const state = row.state === 'made' ? row.state : 'cancelled';
    await repository.updateBooking(tx, id, { state, concern: null, askedUntil: null, updatedAt });
    await writeAudit(tx, {
      at: updatedAt,
      userId: admin.id,
      action: 'dismiss',
      subject: 'shipment',
      subjectId: id,
      label: `#${shortId(row.orderId)}`,
      changes: { state: { from: row.state, to: state } },
    });
  });
}
