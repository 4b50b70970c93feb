import type * as Contract from '#contract/http/fulfilment.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { z } from '#contract/zod.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import { fulfilmentCopy as copy } from '#domain/fulfilment/copy.vi.ts';
import { holidaysBetween } from '#domain/fulfilment/holidays.ts';
import { dayOf, estimatedDelivery, notBeforeDay } from '#domain/fulfilment/working-days.ts';
import { asId, shortId, type ShipmentId, type UserId } from '#domain/kernel/ids.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import { mayBePacked } from '#domain/ordering/photos.ts';
import { getPeople, lockShipper } from '#server/identity/index.ts';
import {
  aboutOrder,
  announceMove,
  cannotMove,
  findApproved,
  lockStored,
  recordMove,
  recordMoved,
  type StoredOrder,
} from '#server/ordering/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import { shippedMail } from '../mails.vi.ts';
import { getCustomer, getShipment } from './queries.ts';
import * as repository from './repository.ts';
import type { ShipmentRow, StoredShipment } from './repository.ts';
import { announceShipment, senderOf, type FulfilmentShop } from './shop.ts';

type NewShipment = z.output<typeof Contract.CreateShipmentBody>;
type Admin = { id: UserId };

/**
 * Packs a confirmed order: creates the shipment, sets the order to shipped, takes its pieces out of stock, and informs the
 * customer. Repeating the same admin's request returns the first response.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION, PROOF_MISSING before she has approved the photos
 */
export async function createShipment(
  shop: FulfilmentShop,
  admin: Admin,
  wanted: NewShipment,
): Promise<Shipment> {
  const { id } = await packOrder(shop, admin, wanted);
  return getShipment(shop, id, 'anybody');
}

/** `createShipment` that also returns whether this call created it. @throws ShopError as `createShipment` */
export async function packOrder(
  shop: FulfilmentShop,
  admin: Admin,
  wanted: NewShipment,
): Promise<{ id: ShipmentId; isNew: boolean }> {
  const now = shop.clock.now();
  const { id, packed } = await inTx(shop.db, async (tx) => {
    const before = await lockStored(tx, wanted.order, 'anybody');
    const existing = await repository.findShipmentOf(tx, wanted.order);
    if (existing && isRepeated(existing, admin, wanted)) return { id: existing.shipment.id, packed: null };
    const parcel = await packLocked(shop, tx, before, admin, wanted, now);
    return { id: parcel.shipment.id, packed: parcel };
  });
  if (packed) announcePacked(shop, packed);
  return { id, isNew: packed !== null };
}

export type Packed = { shipment: ShipmentRow; order: StoredOrder };
/** Details of a parcel at packing time; `via` is the connected carrier that has it. */
type Wrapping = Pick<NewShipment, 'trackingNumber' | 'carrier'> & { via?: CarrierId };

/** @throws ShopError INVALID_TRANSITION, PROOF_MISSING unless the order may be packed in its current state */
export async function checkPackable(tx: Tx, before: StoredOrder, admin: Admin): Promise<void> {
  if (!mayShip(before.order)) throw await cannotMove(tx, before, { as: 'admin', id: admin.id });
  if (!mayBePacked(before.order.photoStage)) throw new ShopError('PROOF_MISSING');
}

/** Packs an order whose row is locked; call `announcePacked` after the commit. @throws ShopError as `checkPackable` */
export async function packLocked(
  shop: FulfilmentShop,
  tx: Tx,
  before: StoredOrder,
  admin: Admin,
  wrapping: Wrapping,
  now: Date,
): Promise<Packed> {
  await checkPackable(tx, before, admin);
  const year = Number(dayOf(now).slice(0, 4));
  const holidays = holidaysBetween(year, year + 1);
  const customer = await getCustomer(tx, before.order.userId);
  const days = before.order.shippingOption.estimatedDays;
  const estimated = notBeforeDay(estimatedDelivery(now, days, holidays), before.gift?.notBefore);
  const shipment = newShipment(before, customer, wrapping, estimated, now);
  await repository.insertShipment(tx, shipment);
  await remember(tx, shipment, admin, now);
  const order = await recordMove(tx, before, { as: 'admin', id: admin.id }, { to: 'shipped' }, now);
  const photo = await findApproved(tx, order.order.id);
  const isGift = before.gift !== null;
  const parcel = { shipment, order: order.order, isGift, photo: photo?.file ?? null };
  await shop.mail.queue(
    tx,
    shippedMail(parcel, customer, senderOf(shop)),
    aboutOrder(order.order.id, 'state'),
  );
  await recordMoved(shop, tx, order);
  await writeAudit(tx, entry(admin, shipment, 'create', {}, now));
  return { shipment, order };
}

/** Notifies open pages, after the commit. */
export function announcePacked(shop: FulfilmentShop, { shipment, order }: Packed): void {
  announceMove(shop, order);
  announceShipment(shop, shipment, order.order.userId);
  shop.events.publish('catalogue.changed', { what: 'stock' });
}

const mayShip = ({ status }: StoredOrder['order']) =>
  findOrderMove(status, 'shipped', 'admin')?.through === 'shipment';

/**
 * Assigns a shipment to a shipper, once. Another shipper can take it over only when the current one no longer works here, or when
 * `from` names him.
 * @param from the shipper to take it from; refused when somebody else has it by now
 * @throws ShopError NOT_FOUND, SHIPPER_UNKNOWN, ALREADY_ASSIGNED
 */
export async function assignShipper(
  shop: FulfilmentShop,
  admin: Admin,
  id: ShipmentId,
  shipperId: UserId,
  from: UserId | null = null,
): Promise<Shipment> {
  const now = shop.clock.now();
  const { shipment, formerShipperId } = await inTx(shop.db, async (tx) => {
    await repository.lockShipment(tx, id);
    const found = await repository.findShipment(tx, id, 'anybody');
    if (found === undefined) throw new ShopError('NOT_FOUND');
    const before = found.shipment;
    if (before.via !== null) {
      throw new ShopError('ALREADY_ASSIGNED', { message: carrierCopy.booked(before.via) });
    }
    const shipper = await lockShipper(tx, shipperId);
    if (shipper === undefined) throw new ShopError('SHIPPER_UNKNOWN', { details: [unknownShipper()] });
    const isOver = before.status === 'delivered' || before.status === 'returned';
    const holderId = before.shipperId;
    const name = holderId && (await getPeople(tx, [holderId])).get(holderId)?.name;
    const isKept = holderId !== null && holderId !== from && (await lockShipper(tx, holderId)) !== undefined;
    if (isOver || isKept) {
      throw new ShopError('ALREADY_ASSIGNED', { message: name ? copy.assigned(name) : undefined });
    }
    const status = before.status === 'pending' ? 'shipped' : before.status;
    const after = { ...before, status, shipperId, updatedAt: now };
    await repository.updateShipment(tx, id, { status, shipperId, updatedAt: now });
    await remember(tx, after, admin, now);
    await writeAudit(
      tx,
      entry(admin, after, 'assign', { shipper: { from: name ?? null, to: shipper.name } }, now),
    );
    return { shipment: after, formerShipperId: holderId };
  });
  const answer = await getShipment(shop, id, 'anybody');
  announceShipment(shop, shipment, asId<UserId>(answer.order.user._id), formerShipperId);
  return answer;
}

function newShipment(
  { order }: StoredOrder,
  customer: { name: string; email: string },
  { trackingNumber, carrier, via }: Wrapping,
  estimatedDeliveryDate: Date,
  now: Date,
): ShipmentRow {
  const { fullName, phone, addressLine1, ward, city } = order.shippingAddress;
  return {
    id: newId<ShipmentId>(now),
    orderId: order.id,
    status: 'pending',
    shipperId: null,
    trackingNumber: trackingNumber || null,
    carrier: carrier || null,
    via: via ?? null,
    deliveryNotes: null,
    proof: null,
    estimatedDeliveryDate,
    actualDeliveryDate: null,
    stockReturn: null,
    cashHeld: false,
    cashHandInId: null,
    search: searchText(order.id, trackingNumber, customer.name, fullName, phone, addressLine1, ward, city),
    createdAt: now,
    updatedAt: now,
  };
}

function isRepeated({ shipment, history }: StoredShipment, admin: Admin, wanted: NewShipment): boolean {
  return (
    shipment.status === 'pending' &&
    history[0]?.userId === admin.id &&
    shipment.trackingNumber === (wanted.trackingNumber || null) &&
    shipment.carrier === (wanted.carrier || null)
  );
}

function remember(tx: Tx, { id, status }: ShipmentRow, admin: Admin, now: Date): Promise<void> {
  return repository.addHistory(tx, {
    shipmentId: id,
    status,
    note: null,
    by: 'admin',
    userId: admin.id,
    clientId: null,
    at: now,
  });
}

function entry(
  admin: Admin,
  { id, orderId }: ShipmentRow,
  action: string,
  changes: Parameters<typeof writeAudit>[1]['changes'],
  now: Date,
) {
  return {
    at: now,
    userId: admin.id,
    action,
    subject: 'shipment',
    subjectId: id,
    label: `#${shortId(orderId)}`,
    changes,
  };
}

function unknownShipper() {
  return { path: 'shipperId', message: new ShopError('SHIPPER_UNKNOWN').message };
}
