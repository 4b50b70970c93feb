import { findMove, movesFrom } from '../kernel/transitions.ts';
import type { Move } from '../kernel/transitions.ts';

/** The life of a parcel (spec §4, Shipment statuses). */
export const SHIPMENT_STATUSES = [
  'pending',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'failed',
  'returned',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** Parcels on their way: the shipper's 'in progress' (spec §4). */
export const IN_PROGRESS_STATUSES = ['in_transit', 'out_for_delivery'] as const satisfies ShipmentStatus[];

export const SHIPMENT_ACTORS = ['admin', 'shipper'] as const;
export type ShipmentActor = (typeof SHIPMENT_ACTORS)[number];

/** Every move of a shipment (spec §4; decisions, Shipment): the admin makes and assigns it, then it is the shipper's. */
export const SHIPMENT_MOVES: readonly Move<ShipmentStatus, ShipmentActor>[] = [
  { from: null, to: 'pending', by: ['admin'] },
  { from: 'pending', to: 'shipped', by: ['admin'] },
  { from: 'shipped', to: 'in_transit', by: ['shipper'] },
  { from: 'in_transit', to: 'out_for_delivery', by: ['shipper'] },
  { from: 'in_transit', to: 'failed', by: ['shipper'] },
  { from: 'out_for_delivery', to: 'delivered', by: ['shipper'] },
  { from: 'out_for_delivery', to: 'failed', by: ['shipper'] },
  { from: 'out_for_delivery', to: 'returned', by: ['shipper'] },
  { from: 'delivered', to: 'returned', by: ['shipper'] },
  { from: 'failed', to: 'in_transit', by: ['shipper'] },
];

/** Statuses an actor may move a shipment to. */
export function nextShipmentStatuses(status: ShipmentStatus, actor: ShipmentActor): ShipmentStatus[] {
  return movesFrom(SHIPMENT_MOVES, status, actor).map((move) => move.to);
}

export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus, actor: ShipmentActor): boolean {
  return findMove(SHIPMENT_MOVES, from, to, actor) !== undefined;
}
