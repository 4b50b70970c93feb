import { findMove, movesFrom } from '../kernel/transitions.ts';
import type { Move } from '../kernel/transitions.ts';
import type { OrderStatus } from '../ordering/statuses.ts';

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

/** Parcels that a shipper has and still must bring. */
export const OPEN_STATUSES = [
  'shipped',
  ...IN_PROGRESS_STATUSES,
  'failed',
] as const satisfies ShipmentStatus[];

/** The choices of a list of shipments. */
export const SHIPMENT_FILTERS = ['all', 'open', 'in_progress', ...SHIPMENT_STATUSES] as const;
export type ShipmentFilter = (typeof SHIPMENT_FILTERS)[number];

/** The statuses that a choice shows. */
export function statusesBehind(filter: ShipmentFilter): readonly ShipmentStatus[] {
  if (filter === 'all') return SHIPMENT_STATUSES;
  if (filter === 'open') return OPEN_STATUSES;
  return filter === 'in_progress' ? IN_PROGRESS_STATUSES : [filter];
}

export const SHIPMENT_SORTS = ['newest', 'oldest', 'due'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];

/** `carrier`: a company that has the parcel told so (decision 0073). */
export const SHIPMENT_ACTORS = ['admin', 'shipper', 'carrier'] as const;
export type ShipmentActor = (typeof SHIPMENT_ACTORS)[number];

export type ShipmentMove = Move<ShipmentStatus, ShipmentActor> & {
  /** Where the order goes with it, so that both stay in step (decisions, table of moves). */
  readonly order?: OrderStatus;
};

/** Every move of a shipment (spec §4; decisions, Shipment): the admin makes and assigns it, then it is the shipper's. */
export const SHIPMENT_MOVES: readonly ShipmentMove[] = [
  { from: null, to: 'pending', by: ['admin'], order: 'shipped' },
  { from: 'pending', to: 'shipped', by: ['admin'] },
  { from: 'shipped', to: 'in_transit', by: ['shipper'] },
  { from: 'in_transit', to: 'out_for_delivery', by: ['shipper'] },
  { from: 'in_transit', to: 'failed', by: ['shipper'], reasonFrom: ['shipper'] },
  { from: 'out_for_delivery', to: 'delivered', by: ['shipper'], order: 'delivered' },
  { from: 'out_for_delivery', to: 'failed', by: ['shipper'], reasonFrom: ['shipper'] },
  { from: 'out_for_delivery', to: 'returned', by: ['shipper'], order: 'failed' },
  { from: 'delivered', to: 'returned', by: ['shipper'], order: 'failed' },
  { from: 'failed', to: 'in_transit', by: ['shipper'] },
];

/** What is decided about the pieces of a returned parcel: back on the shelf, or not fit to be sold again. */
export const STOCK_RETURNS = ['restocked', 'written_off'] as const;
export type StockReturn = (typeof STOCK_RETURNS)[number];

/** Statuses an actor may move a shipment to. */
export function nextShipmentStatuses(status: ShipmentStatus, actor: ShipmentActor): ShipmentStatus[] {
  return movesFrom(SHIPMENT_MOVES, status, actor).map((move) => move.to);
}

/**
 * Where an admin may move a parcel that no shipper of the shop carries: from the handing over on, as a shipper would. One that has
 * a shipper is his.
 */
export function nextStatusesElsewhere(status: ShipmentStatus): ShipmentStatus[] {
  return SHIPMENT_ACTORS.flatMap((actor) => nextShipmentStatuses(status, actor));
}

/** The move that an admin makes for another carrier, or undefined. */
export function findMoveElsewhere(from: ShipmentStatus, to: ShipmentStatus): ShipmentMove | undefined {
  return findShipmentMove(from, to, 'admin') ?? findShipmentMove(from, to, 'shipper');
}

export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus, actor: ShipmentActor): boolean {
  return findShipmentMove(from, to, actor) !== undefined;
}

/** The move, or undefined when an actor may not make it. */
export function findShipmentMove(
  from: ShipmentStatus | null,
  to: ShipmentStatus,
  actor: ShipmentActor,
): ShipmentMove | undefined {
  return findMove(SHIPMENT_MOVES, from, to, actor);
}

/** Whether an actor must say why (a failed delivery; issue: Shipper dashboard). */
export function needsShipmentReason(move: ShipmentMove, actor: ShipmentActor): boolean {
  return move.reasonFrom?.includes(actor) ?? false;
}

/** The shipment's status that takes an order where a shipper wants it, or undefined (`shipper-transition`). */
export function shipmentStatusFor(order: OrderStatus): ShipmentStatus | undefined {
  return SHIPMENT_MOVES.find((move) => move.order === order && move.by.includes('shipper'))?.to;
}

/**
 * When a change happened that a phone without a network kept for later: as it says, but never after now and never
 * before what is already known.
 */
export function momentOfChange(claimed: Date | undefined, last: Date, now: Date): Date {
  if (claimed === undefined) return now;
  return new Date(Math.min(Math.max(claimed.getTime(), last.getTime()), now.getTime()));
}
