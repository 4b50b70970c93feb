import { findMove, movesFrom } from '../kernel/transitions.ts';
import type { Move } from '../kernel/transitions.ts';
import type { OrderStatus } from '../ordering/statuses.ts';

/** Shipment statuses, in their usual sequence (spec §4, Shipment statuses). */
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

/** Statuses of parcels on their way: the shipper's 'in progress' (spec §4). */
export const IN_PROGRESS_STATUSES = ['in_transit', 'out_for_delivery'] as const satisfies ShipmentStatus[];

/** Statuses of parcels that a shipper has and must still deliver. */
export const OPEN_STATUSES = [
  'shipped',
  ...IN_PROGRESS_STATUSES,
  'failed',
] as const satisfies ShipmentStatus[];

/** Filters of a list of shipments. */
export const SHIPMENT_FILTERS = ['all', 'open', 'in_progress', ...SHIPMENT_STATUSES] as const;
export type ShipmentFilter = (typeof SHIPMENT_FILTERS)[number];

/** The statuses that a filter covers. */
export function statusesOfFilter(filter: ShipmentFilter): readonly ShipmentStatus[] {
  if (filter === 'all') return SHIPMENT_STATUSES;
  if (filter === 'open') return OPEN_STATUSES;
  return filter === 'in_progress' ? IN_PROGRESS_STATUSES : [filter];
}

export const SHIPMENT_SORTS = ['newest', 'oldest', 'due'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];

/** `carrier`: an external carrier that reports on its parcel (decision 0073). */
export const SHIPMENT_ACTORS = ['admin', 'shipper', 'carrier'] as const;
export type ShipmentActor = (typeof SHIPMENT_ACTORS)[number];

export type ShipmentMove = Move<ShipmentStatus, ShipmentActor> & {
  /** The status the order moves to at the same time, so that both stay in step (decisions, table of moves). */
  readonly order?: OrderStatus;
};

/** Every move of a shipment (spec §4; decisions, Shipment): the admin creates and assigns it, then the shipper moves it. */
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

/** What happens to the pieces of a returned parcel: back to stock, or unfit for sale. */
export const STOCK_RETURNS = ['restocked', 'written_off'] as const;
export type StockReturn = (typeof STOCK_RETURNS)[number];

/** Statuses an actor may move a shipment to. */
export function nextShipmentStatuses(status: ShipmentStatus, actor: ShipmentActor): ShipmentStatus[] {
  return movesFrom(SHIPMENT_MOVES, status, actor).map((move) => move.to);
}

/**
 * Statuses an admin may move a parcel to that no shipper of the shop carries: from the hand-over on, the shipper's moves as well.
 * A parcel with a shipper is moved by him alone.
 */
export function nextStatusesElsewhere(status: ShipmentStatus): ShipmentStatus[] {
  return SHIPMENT_ACTORS.flatMap((actor) => nextShipmentStatuses(status, actor));
}

/** The move of a parcel that no shipper of the shop carries (by an admin or its carrier), or undefined. */
export function findMoveElsewhere(from: ShipmentStatus, to: ShipmentStatus): ShipmentMove | undefined {
  return findShipmentMove(from, to, 'admin') ?? findShipmentMove(from, to, 'shipper');
}

/** The move, or undefined when the actor may not make it. */
export function findShipmentMove(
  from: ShipmentStatus | null,
  to: ShipmentStatus,
  actor: ShipmentActor,
): ShipmentMove | undefined {
  return findMove(SHIPMENT_MOVES, from, to, actor);
}

/** Whether an actor must give a reason (a failed delivery; issue: Shipper dashboard). */
export function needsShipmentReason(move: ShipmentMove, actor: ShipmentActor): boolean {
  return move.reasonFrom?.includes(actor) ?? false;
}

/** The shipment status that moves an order to `order`, or undefined (`shipper-transition`). */
export function shipmentStatusFor(order: OrderStatus): ShipmentStatus | undefined {
  return SHIPMENT_MOVES.find((move) => move.order === order && move.by.includes('shipper'))?.to;
}

/** Times by the clock of the phone that reports a change, which may be wrong. */
type Claim = { occurredAt?: string | undefined; sentAt?: string | undefined };

/**
 * When a change happened that was queued on an offline phone: as long before now as it lay on the phone, clamped between the last
 * known change and now. Without `sentAt` the phone's clock is taken as right.
 */
export function momentOfChange({ occurredAt, sentAt }: Claim, last: Date, now: Date): Date {
  if (occurredAt === undefined) return now;
  const clockOffset = sentAt === undefined ? 0 : Date.parse(sentAt) - now.getTime();
  const claimed = Date.parse(occurredAt) - clockOffset;
  return new Date(Math.min(Math.max(claimed, last.getTime()), now.getTime()));
}
