import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import {
  findMoveElsewhere,
  nextStatusesElsewhere,
  type ShipmentStatus,
} from '#domain/fulfilment/shipments.ts';
import { matchesFolded } from '#domain/kernel/folding.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';

/**
 * Whether a shipment can be assigned: it is still to be delivered, and is unassigned or its shipper no longer works here (spec
 * §4; the server decides).
 * @param shippers the current shippers; undefined while not loaded
 */
export function canAssign(
  { shipper, status, booking }: Pick<Shipment, 'shipper' | 'status' | 'booking'>,
  shippers: readonly Pick<Shipper, '_id'>[] | undefined,
): boolean {
  if (booking || status === 'delivered' || status === 'returned') return false;
  if (shipper === null) return true;
  return shippers !== undefined && !shippers.some(({ _id }) => _id === shipper._id);
}

type Standing = Pick<Shipment, 'shipper' | 'status'> & { order: Pick<Shipment['order'], 'status'> };

/**
 * The statuses to which staff may move a parcel now: only parcels without a shipper of the shop, and only where the order's
 * status can follow.
 */
export function nextAtDesk({ shipper, status, order }: Standing): ShipmentStatus[] {
  if (shipper !== null) return [];
  return nextStatusesElsewhere(status).filter((to) => {
    const followed = findMoveElsewhere(status, to)?.order;
    return followed === undefined || findOrderMove(order.status, followed, 'admin') !== undefined;
  });
}

/** The shippers whose name or e-mail contains every word. */
export function shippersFound(shippers: readonly Shipper[], words: string): Shipper[] {
  return shippers.filter(({ name, email }) => matchesFolded(`${name} ${email}`, words));
}

/** The given name, used as the form of address: in a Vietnamese name it comes last. */
export function givenName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}
