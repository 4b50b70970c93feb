import type { Shipment } from '#contract/http/fulfilment.ts';
import {
  findShipmentMove,
  needsShipmentReason,
  nextShipmentStatuses,
  type ShipmentStatus,
} from '#domain/fulfilment/shipments.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import type { QueuedChange } from './offline-queue/queued-change.ts';

/** Cash state of a parcel: to collect, collected, prepaid, or none because the parcel came back. */
export type CashFact = { kind: 'collect' | 'collected'; cash: Vnd } | { kind: 'paid' | 'nothing' };

export function cashFact({ cashToCollect, status }: Pick<Shipment, 'cashToCollect' | 'status'>): CashFact {
  if (cashToCollect === 0) return { kind: 'paid' };
  if (status === 'returned') return { kind: 'nothing' };
  return { kind: status === 'delivered' ? 'collected' : 'collect', cash: cashToCollect };
}

type Standing = { status: ShipmentStatus; order: { status: OrderStatus } };

/**
 * Statuses to which a shipper may move a parcel now (spec §4, Shipment statuses); may be empty. Statuses that its order cannot
 * follow are not offered: a completed order does not come back.
 */
export function nextStatuses({ status, order }: Standing): ShipmentStatus[] {
  return nextShipmentStatuses(status, 'shipper').filter((to) => {
    const followed = findShipmentMove(status, to, 'shipper')?.order;
    return followed === undefined || findOrderMove(order.status, followed, 'shipper') !== undefined;
  });
}

/** The next statuses that need neither cash nor a reason, so that several parcels can take them together. */
export function quickSteps(parcel: Standing): ShipmentStatus[] {
  return nextStatuses(parcel).filter((to) => to === 'in_transit' || to === 'out_for_delivery');
}

/** The quick steps that all given parcels allow; none for no parcels. */
export function stepsOfAll(parcels: readonly Standing[]): ShipmentStatus[] {
  const [first, ...others] = parcels.map(quickSteps);
  return first?.filter((to) => others.every((steps) => steps.includes(to))) ?? [];
}

/** A parcel's status including the changes queued on the phone, of which the last one counts. */
export function statusWithKept(status: ShipmentStatus, kept: readonly KeptStep[]): ShipmentStatus {
  return kept.findLast(({ accepted, refusal }) => !accepted && refusal === null)?.status ?? status;
}

type KeptStep = Pick<QueuedChange, 'status' | 'accepted' | 'refusal'>;

/** Whether the shipper must give a reason. */
export function reasonNeeded(from: ShipmentStatus, to: ShipmentStatus | undefined): boolean {
  const move = to && findShipmentMove(from, to, 'shipper');
  return move !== undefined && needsShipmentReason(move, 'shipper');
}

export type Complaint = 'status' | 'reason';

/** What a change lacks before it can be sent (spec §5: a new status is needed), or null. */
export function complaintOf(
  from: ShipmentStatus,
  { status, note }: { status: ShipmentStatus | undefined; note: string },
): Complaint | null {
  if (status === undefined) return 'status';
  return reasonNeeded(from, status) && note === '' ? 'reason' : null;
}
