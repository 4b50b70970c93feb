import type * as Contract from '#contract/http/fulfilment.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { cashToCollect } from '#domain/fulfilment/cash.ts';
import { fulfilmentCopy as copy } from '#domain/fulfilment/copy.vi.ts';
import {
  findMoveElsewhere,
  findShipmentMove,
  momentOfChange,
  needsShipmentReason,
  shipmentStatusFor,
  type ShipmentStatus,
} from '#domain/fulfilment/shipments.ts';
import { asId, shortId, type OrderId, type ShipmentId, type UserId } from '#domain/kernel/ids.ts';
import { adjustStock } from '#server/catalogue/index.ts';
import {
  aboutOrder,
  announceMove,
  getOrdersById,
  itemsStillOut,
  lockStored,
  piecesOf,
  recordMove,
  recordMoved,
  type StoredOrder,
} from '#server/ordering/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { deliveredMail, returnedMail } from '../mails.vi.ts';
import { checkOrderMove } from '../policy.ts';
import { getCustomer, getShipment } from './queries.ts';
import { presentCarriedOrder } from './present.ts';
import * as repository from './repository.ts';
import type { ShipperScope, ShipmentRow, StoredShipment } from './repository.ts';
import { announceShipment, recordShipment, senderOf, type FulfilmentShop } from './shop.ts';

/** A status change as requested by a shipper. */
type WantedChange = z.output<typeof Contract.ShipmentStatusBody>;
type Shipper = { id: UserId };
/** Who moves a parcel: its shipper, or an admin when none of the shop's shippers has it. */
type Mover = { id: UserId; as: 'shipper' | 'admin' };
/** A connected carrier reports the parcel's status itself. */
const CARRIER = { id: null, as: 'carrier' } as const;

/**
 * Moves a shipper's own shipment, and its order with it; an admin moves one that none of the shop's shippers has. A repeated
 * change (same `clientId`, or the same as the last change) returns the first response.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION, REASON_REQUIRED, IDEMPOTENCY_MISMATCH, ALREADY_ASSIGNED
 */
export async function changeStatus(
  shop: FulfilmentShop,
  mover: Mover,
  id: ShipmentId,
  wanted: WantedChange,
): Promise<Shipment> {
  const now = shop.clock.now();
  const done = await inTx(shop.db, async (tx) => {
    const before = await lockBoth(tx, id, scopeOf(mover));
    if (isRepeated(before.parcel, mover, wanted)) return null;
    if (mover.as === 'admin' && before.parcel.shipment.shipperId !== null) {
      throw new ShopError('ALREADY_ASSIGNED');
    }
    return move(shop, tx, before, mover, wanted, now);
  });
  if (done) announceMoved(shop, done);
  // It may have been handed over since; what was done is answered all the same.
  return getShipment(shop, id, 'anybody');
}

const scopeOf = ({ id, as }: Mover): ShipperScope => (as === 'admin' ? 'anybody' : id);

/**
 * The same by order id: delivered, or failed for a parcel that came back.
 * @throws ShopError as `changeStatus`
 */
export async function changeByOrder(
  shop: FulfilmentShop,
  shipper: Shipper,
  id: OrderId,
  { status, notes }: z.output<typeof Contract.ShipperTransitionBody>,
): Promise<Order> {
  const found = await repository.findShipmentOf(shop.db, id);
  if (found?.shipment.shipperId !== shipper.id) throw new ShopError('NOT_FOUND');
  const to = shipmentStatusFor(status);
  if (to === undefined) throw new ShopError('INVALID_TRANSITION');
  await changeStatus(shop, { id: shipper.id, as: 'shipper' }, found.shipment.id, { status: to, notes });
  const order = (await getOrdersById(shop, [id])).get(id);
  if (order === undefined) throw new ShopError('NOT_FOUND');
  return presentCarriedOrder(order);
}

/**
 * Decides once what happens to the pieces of a returned parcel: undamaged ones go back to stock, others are written off.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION
 */
export async function returnToStock(
  shop: FulfilmentShop,
  admin: { id: UserId },
  id: ShipmentId,
  fit: boolean,
): Promise<Shipment> {
  const now = shop.clock.now();
  const decision = fit ? 'restocked' : 'written_off';
  const decided = await inTx(shop.db, async (tx) => {
    const { parcel, order } = await lockBoth(tx, id, 'anybody');
    const { shipment } = parcel;
    if (shipment.stockReturn === decision) return null;
    if (shipment.status !== 'returned' || shipment.stockReturn !== null) {
      throw new ShopError('INVALID_TRANSITION');
    }
    const { orderId } = shipment;
    await repository.updateShipment(tx, id, { stockReturn: decision, updatedAt: now });
    if (fit) {
      // Bracelets that she had sent back before, for her money, were decided about then.
      const pieces = piecesOf({ items: await itemsStillOut(tx, order) });
      await adjustStock(tx, pieces, { reason: 'return', orderId, userId: admin.id, now });
    }
    await writeAudit(tx, {
      at: now,
      userId: admin.id,
      action: decision,
      subject: 'shipment',
      subjectId: id,
      label: `#${shortId(orderId)}`,
      changes: { stockReturn: { from: null, to: decision } },
    });
    return shipment;
  });
  const answer = await getShipment(shop, id, 'anybody');
  if (decided) {
    announceShipment(shop, decided, asId<UserId>(answer.order.user._id));
    if (fit) shop.events.publish('catalogue.changed', { what: 'stock' });
  }
  return answer;
}

export type Locked = { parcel: StoredShipment; order: StoredOrder };

/** Locks order and shipment until the transaction ends, always in this order. @throws ShopError NOT_FOUND */
export async function lockBoth(tx: Tx, id: ShipmentId, scope: ShipperScope): Promise<Locked> {
  const seen = await repository.findShipment(tx, id, scope);
  if (seen === undefined) throw notFound(scope);
  const order = await lockStored(tx, seen.shipment.orderId, 'anybody');
  await repository.lockShipment(tx, id);
  const parcel = await repository.findShipment(tx, id, scope);
  if (parcel === undefined) throw notFound(scope);
  return { parcel, order };
}

/** A shipper's phone may tell of a parcel long after it was handed over: he is told what to do. @returns NOT_FOUND */
export function notFound(scope: ShipperScope): ShopError {
  return new ShopError('NOT_FOUND', scope === 'anybody' ? {} : { message: copy.notYours });
}

export type Moved = { shipment: ShipmentRow; order: StoredOrder; orderMoved: boolean };

/**
 * Moves a carrier's parcel through `steps` to the status that the carrier reports, within the transaction that holds both locks.
 * Skipped steps go into its history; only the final status is announced.
 * @param lastStep reason and time of the last step
 * @throws ShopError INVALID_TRANSITION when its order cannot follow
 */
export async function moveByCarrier(
  shop: FulfilmentShop,
  tx: Tx,
  locked: Locked,
  steps: readonly ShipmentStatus[],
  lastStep: { notes: string | null; occurredAt: string },
  now: Date,
): Promise<Moved> {
  let { order } = locked;
  let moved: Moved = { shipment: locked.parcel.shipment, order, orderMoved: false };
  for (const [at, status] of steps.entries()) {
    const isLast = at === steps.length - 1;
    const parcel = await repository.findShipment(tx, locked.parcel.shipment.id, 'anybody');
    if (parcel === undefined) throw new ShopError('NOT_FOUND');
    const wanted = { status, occurredAt: lastStep.occurredAt, notes: isLast ? lastStep.notes : null };
    const step = await move(shop, tx, { parcel, order }, CARRIER, wanted, now, isLast);
    order = step.order;
    moved = { ...step, orderMoved: moved.orderMoved || step.orderMoved };
  }
  return moved;
}

/** Notifies open pages, after the commit. */
export function announceMoved(shop: FulfilmentShop, { shipment, order, orderMoved }: Moved): void {
  announceShipment(shop, shipment, order.order.userId);
  if (orderMoved) announceMove(shop, order);
}

async function move(
  shop: FulfilmentShop,
  tx: Tx,
  { parcel, order }: Locked,
  mover: Mover | typeof CARRIER,
  { status, notes, clientId, ...claim }: WantedChange,
  now: Date,
  isToTell = true,
): Promise<Moved> {
  const from = parcel.shipment.status;
  const allowed =
    mover.as === 'shipper' ? findShipmentMove(from, status, 'shipper') : findMoveElsewhere(from, status);
  if (allowed === undefined) throw new ShopError('INVALID_TRANSITION');
  if (needsShipmentReason(allowed, 'shipper') && !notes) {
    throw new ShopError('REASON_REQUIRED', {
      details: [{ path: 'notes', message: new ShopError('REASON_REQUIRED').message }],
    });
  }
  const last = parcel.history.at(-1)?.at ?? parcel.shipment.createdAt;
  const at = momentOfChange(claim, last, now);
  const change = {
    status,
    updatedAt: now,
    ...(notes ? { deliveryNotes: notes } : {}),
    ...(status === 'delivered' ? { actualDeliveryDate: at } : {}),
    // Cash collected by a carrier is not held by a shipper of the shop. A parcel that comes back later does not bring it to the shop.
    cashHeld:
      status === 'delivered'
        ? mover.as === 'shipper' && cashToCollect(order.order) > 0
        : parcel.shipment.cashHeld,
  };
  const shipment: ShipmentRow = { ...parcel.shipment, ...change };
  await repository.updateShipment(tx, shipment.id, change);
  const entry = { shipmentId: shipment.id, status, note: notes || null, clientId: clientId ?? null, at };
  await repository.addHistory(tx, { ...entry, by: mover.as, userId: mover.id });
  if (isToTell) await recordShipment(shop, tx, shipment, order.order.userId);
  if (allowed.order === undefined) return { shipment, order, orderMoved: false };

  checkOrderMove(order.order, allowed.order, mover.as);
  const after = await recordMove(tx, order, mover, { to: allowed.order, reason: notes }, at);
  const customer = await getCustomer(tx, after.order.userId);
  const write = MAILS[allowed.order === 'delivered' ? 'delivered' : 'failed'];
  const mail = write({ shipment, order: after.order, isGift: after.gift !== null }, customer, senderOf(shop));
  await shop.mail.queue(tx, mail, aboutOrder(after.order.id, 'state'));
  await recordMoved(shop, tx, after);
  return { shipment, order: after, orderMoved: true };
}

const MAILS = { delivered: deliveredMail, failed: returnedMail } as const;

/** @throws ShopError IDEMPOTENCY_MISMATCH when the phone reused a `clientId` for another status */
function isRepeated(
  { shipment, history }: StoredShipment,
  mover: Mover,
  { status, clientId }: { status: ShipmentStatus; clientId?: string | undefined },
): boolean {
  const same = clientId === undefined ? undefined : history.find((entry) => entry.clientId === clientId);
  if (same && same.status !== status) throw new ShopError('IDEMPOTENCY_MISMATCH');
  if (same) return true;
  const last = history.at(-1);
  return shipment.status === status && last?.by === mover.as && last.userId === mover.id;
}
