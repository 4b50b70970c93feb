import { stepOf, stepsTo, type CarrierId, type CarrierStep } from '#domain/fulfilment/carriers.ts';
import { carrierCopy as copy } from '#domain/fulfilment/carriers.vi.ts';
import { findMoveElsewhere, type ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import type { ParcelReport } from '#server/adapters/carriers/carrier.ts';
import { getStored, lockStored } from '#server/ordering/index.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { finishBooking } from '../bookings/finish.ts';
import * as bookings from '../bookings/repository.ts';
import type { BookingRow } from '../bookings/repository.ts';
import { SETTLE, type BookingShop } from '../bookings/shop.ts';
import { announceMoved, lockBoth, moveByCarrier, type Locked, type Moved } from '../shipments/delivery.ts';
import { findShipmentOf, updateShipment } from '../shipments/repository.ts';
import { announceShipment } from '../shipments/shop.ts';

/** Result of a carrier's status report. `stranger`: not a parcel of this shop; `late`: a newer status is already known. */
export type Outcome =
  | 'stranger'
  | 'repeated'
  | 'late'
  | 'unwanted'
  | 'noted'
  | 'unknown'
  | 'cancelled'
  | 'moved';

/**
 * Processes a carrier's status of a parcel, from a notice or from polling: stores it once and moves the parcel along the shop's
 * own transitions (decision 0063). An unknown status moves nothing and is shown to staff.
 */
export async function processStatus(
  shop: BookingShop,
  carrier: CarrierId,
  report: ParcelReport,
): Promise<Outcome> {
  const found = await bookings.findByReference(shop.db, carrier, report);
  if (found === undefined) return 'stranger';
  // The notice arrived before the response to the booking request.
  if (found.state === 'asking') await finishBooking(shop, found.id, { ...report, fee: report.fee });
  const { outcome, moved } = await inTx(shop.db, (tx) => take(shop, tx, found, report));
  if (moved) announceMoved(shop, moved);
  else if (outcome === 'unknown' || outcome === 'noted') await announceWord(shop, found);
  return outcome;
}

/** Open admin pages show a carrier's status even when it moved nothing. */
async function announceWord(shop: BookingShop, { orderId }: BookingRow): Promise<void> {
  const parcel = await findShipmentOf(shop.db, orderId);
  const { order } = await getStored(shop.db, orderId, 'anybody');
  if (parcel) announceShipment(shop, parcel.shipment, order.userId);
}

type Taken = { outcome: Outcome; moved: Moved | null };
const only = (outcome: Outcome): Taken => ({ outcome, moved: null });

async function take(
  shop: BookingShop,
  tx: Tx,
  { id, orderId, carrier }: BookingRow,
  report: ParcelReport,
): Promise<Taken> {
  const now = shop.clock.now();
  const at = report.at !== null && report.at < now ? report.at : now;
  await lockStored(tx, orderId, 'anybody');
  const row = await bookings.lockBooking(tx, id);
  if (row === undefined) return only('stranger');
  const { status, reason } = report;
  const isNew = await bookings.insertNotice(tx, { bookingId: id, status, at, reason, receivedAt: now });
  const step = stepOf(carrier, status);
  if (row.state !== 'made') return only(await refuse(shop, tx, row, report, step));
  await bookings.updateBooking(tx, id, moneyOf(row, report, now));
  if (!isNew) return only('repeated');
  if (row.carrierAt !== null && at < row.carrierAt) return only('late');
  await bookings.updateBooking(tx, id, { carrierStatus: status, carrierAt: at, concern: concernOf(step) });
  const shipment = await findShipmentOf(tx, orderId);
  if (shipment === undefined || step === undefined) return only('unknown');
  if (step === 'cancelled')
    return cancelled(shop, tx, row, await lockBoth(tx, shipment.shipment.id, 'anybody'));
  if (step === 'waits' || step === 'trouble') return only('noted');
  const locked = await lockBoth(tx, shipment.shipment.id, 'anybody');
  return walk(shop, tx, { row, locked, report, at, step });
}

/** Money in a notice counts whatever its status is, and in whichever order notices arrive. */
const moneyOf = (row: BookingRow, { cod, fee, remittedAt }: ParcelReport, now: Date) => ({
  carrierCod: cod ?? row.carrierCod,
  fee: fee ?? row.fee,
  remittedAt: remittedAt ?? row.remittedAt,
  heardAt: now,
  updatedAt: now,
});

function concernOf(step: CarrierStep | undefined): BookingRow['concern'] {
  if (step === undefined) return 'unknown';
  return step === 'trouble' ? 'trouble' : null;
}

/** A carrier reports a parcel that the shop does not want from it: it is cancelled there, unless it already was. */
async function refuse(
  shop: BookingShop,
  tx: Tx,
  { id }: BookingRow,
  { trackingNumber }: ParcelReport,
  step: CarrierStep | undefined,
): Promise<Outcome> {
  const updatedAt = shop.clock.now();
  const isBack = step === 'cancelled';
  await bookings.updateBooking(tx, id, {
    trackingNumber,
    state: isBack ? 'cancelled' : 'unwanted',
    updatedAt,
    ...(isBack && { concern: null }),
  });
  if (!isBack) await shop.jobs.send(tx, SETTLE, { id });
  return isBack ? 'cancelled' : 'unwanted';
}

/** The carrier cancelled: a parcel that it never fetched becomes free again, any other needs staff. */
async function cancelled(shop: BookingShop, tx: Tx, row: BookingRow, locked: Locked): Promise<Taken> {
  const { shipment } = locked.parcel;
  if (shipment.status !== 'pending') {
    await bookings.updateBooking(tx, row.id, { concern: 'cancelled' });
    return only('noted');
  }
  const free = await freeParcel(shop, tx, row, locked, 'cancelled');
  return { outcome: 'cancelled', moved: free };
}

/** Frees a waiting parcel from its carrier, so that it may be given to any shipper or carrier. */
export async function freeParcel(
  shop: BookingShop,
  tx: Tx,
  row: BookingRow,
  { parcel, order }: Locked,
  concern: BookingRow['concern'],
): Promise<Moved> {
  const updatedAt = shop.clock.now();
  await bookings.updateBooking(tx, row.id, { state: 'cancelled', concern, updatedAt });
  const change = { via: null, carrier: null, trackingNumber: null, updatedAt };
  await updateShipment(tx, parcel.shipment.id, change);
  return { shipment: { ...parcel.shipment, ...change }, order, orderMoved: false };
}

type Walk = { row: BookingRow; locked: Locked; report: ParcelReport; at: Date; step: ShipmentStatus };

async function walk(shop: BookingShop, tx: Tx, { row, locked, report, at, step }: Walk): Promise<Taken> {
  const { status } = locked.parcel.shipment;
  const steps = stepsTo(status, step);
  if (steps.length === 0) return only('noted');
  if (!canFollow(locked.order.order.status, status, steps)) {
    await bookings.updateBooking(tx, row.id, { concern: 'trouble' });
    return only('noted');
  }
  const isFailure = step === 'failed';
  const notes = report.reason ?? (isFailure ? copy.step.failed(row.carrier) : null);
  const moved = await moveByCarrier(
    shop,
    tx,
    locked,
    steps,
    { notes, occurredAt: at.toISOString() },
    shop.clock.now(),
  );
  return { outcome: 'moved', moved };
}

/** Whether the order can follow the parcel's steps; a completed order, for example, cannot fail any more. */
function canFollow(order: OrderStatus, from: ShipmentStatus, steps: readonly ShipmentStatus[]): boolean {
  let [at, standing] = [from, order];
  for (const to of steps) {
    const follows = findMoveElsewhere(at, to)?.order;
    if (follows !== undefined && findOrderMove(standing, follows, 'carrier') === undefined) return false;
    [at, standing] = [to, follows ?? standing];
  }
  return true;
}
