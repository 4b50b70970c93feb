import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import {
  findMoveElsewhere,
  nextStatusesElsewhere,
  type ShipmentStatus,
} from '#domain/fulfilment/shipments.ts';
import { foundIn } from '#domain/kernel/folding.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';

/**
 * Whether a shipment can be given to somebody: it is still to be brought, and nobody has it, or who has it works here no more
 * (spec §4; the server decides).
 * @param shippers who works here; undefined while that is not known
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

/** Where the desk may move a parcel now: one that no shipper of the shop has, and only where its order can follow. */
export function nextAtDesk({ shipper, status, order }: Standing): ShipmentStatus[] {
  if (shipper !== null) return [];
  return nextStatusesElsewhere(status).filter((to) => {
    const followed = findMoveElsewhere(status, to)?.order;
    return followed === undefined || findOrderMove(order.status, followed, 'admin') !== undefined;
  });
}

/** The shippers whose name or e-mail has every word. */
export function shippersFound(shippers: readonly Shipper[], words: string): Shipper[] {
  return shippers.filter(({ name, email }) => foundIn(`${name} ${email}`, words));
}

/** How one speaks to a person: in a Vietnamese name the given name comes last. */
export function givenName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}
