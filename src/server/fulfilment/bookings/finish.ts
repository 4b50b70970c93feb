import type { BookingId, ShipmentId } from '#domain/kernel/ids.ts';
import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import { mayBePacked } from '#domain/ordering/photos.ts';
import type { BookedParcel } from '#server/adapters/carriers/carrier.ts';
import { lockStored, type StoredOrder } from '#server/ordering/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import { announcePacked, packLocked, type Packed } from '../shipments/dispatch.ts';
import { getCustomer } from '../shipments/queries.ts';
import { lockShipmentOf, updateShipment, type ShipmentRow } from '../shipments/repository.ts';
import { announceShipment } from '../shipments/shop.ts';
import * as repository from './repository.ts';
import type { BookingRow } from './repository.ts';
import { fingerprintOf, SETTLE, type BookingShop } from './shop.ts';

type Finished = { shipment: ShipmentRow; order: StoredOrder; packed: Packed | null };

/**
 * Records that the carrier has accepted the parcel and packs its order, once. If the order cannot take the parcel any more, a job
 * cancels it at the carrier.
 * @returns the shipment, or null when the parcel is no longer wanted
 */
export async function finishBooking(
  shop: BookingShop,
  id: BookingId,
  made: BookedParcel,
): Promise<ShipmentId | null> {
  const finished = await inTx(shop.db, (tx) => finish(shop, tx, id, made));
  if (finished === null) return null;
  const { shipment, order, packed } = finished;
  if (packed) announcePacked(shop, { ...packed, shipment });
  else announceShipment(shop, shipment, order.order.userId);
  return shipment.id;
}

async function finish(
  shop: BookingShop,
  tx: Tx,
  id: BookingId,
  made: BookedParcel,
): Promise<Finished | null> {
  const now = shop.clock.now();
  const seen = await repository.findBooking(tx, id);
  if (seen === undefined) return null;
  const order = await lockStored(tx, seen.orderId, 'anybody');
  const row = (await repository.lockBooking(tx, id)) ?? seen;
  // Locked before it is judged: an admin may be giving it to a shipper.
  const existing = await lockShipmentOf(tx, row.orderId);
  if (row.state === 'made') return existing ? { shipment: existing, order, packed: null } : null;
  const { trackingNumber, fee } = made;
  const known = { trackingNumber, fee: fee ?? row.fee, askedUntil: null, updatedAt: now, heardAt: now };
  if (row.state !== 'asking' || !fits(row, order, existing)) {
    await repository.updateBooking(tx, id, { ...known, state: 'unwanted' });
    await shop.jobs.send(tx, SETTLE, { id });
    return null;
  }
  const admin = { id: row.createdBy };
  const wrapping = { trackingNumber, carrier: carrierNames[row.carrier], via: row.carrier };
  const packed = existing ? null : await packLocked(shop, tx, order, admin, wrapping, now);
  const shipment = packed ? packed.shipment : await take(tx, existing!, order, wrapping, now);
  await repository.updateBooking(tx, id, { ...known, state: 'made' });
  await writeAudit(tx, {
    at: now,
    userId: admin.id,
    action: 'book',
    subject: 'shipment',
    subjectId: shipment.id,
    label: `#${shortId(row.orderId)}`,
    changes: {
      carrier: { from: null, to: wrapping.carrier },
      trackingNumber: { from: null, to: trackingNumber },
    },
  });
  return { shipment, order: packed?.order ?? order, packed };
}

/** Whether the order is unchanged since it was sent to the carrier and still needs someone to deliver it. */
function fits(row: BookingRow, order: StoredOrder, existing: ShipmentRow | undefined): boolean {
  if (fingerprintOf(order) !== row.fingerprint) return false;
  if (existing) return existing.status === 'pending' && existing.via === null;
  const { status, photoStage } = order.order;
  return findOrderMove(status, 'shipped', 'admin')?.through === 'shipment' && mayBePacked(photoStage);
}

/** Assigns an already packed parcel to the carrier. */
async function take(
  tx: Tx,
  shipment: ShipmentRow,
  { order }: StoredOrder,
  wrapping: { trackingNumber: string; carrier: string; via: BookingRow['carrier'] },
  now: Date,
): Promise<ShipmentRow> {
  const customer = await getCustomer(tx, order.userId);
  const { fullName, phone, addressLine1, ward, city } = order.shippingAddress;
  const search = searchText(
    order.id,
    wrapping.trackingNumber,
    customer.name,
    fullName,
    phone,
    addressLine1,
    ward,
    city,
  );
  const change = { ...wrapping, search, updatedAt: now };
  await updateShipment(tx, shipment.id, change);
  return { ...shipment, ...change };
}
