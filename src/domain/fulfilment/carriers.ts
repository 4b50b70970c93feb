import { findMoveElsewhere, SHIPMENT_STATUSES, type ShipmentStatus } from './shipments.ts';

/** External carriers, in the order in which the desk offers them (decision 0073). */
export const CARRIERS = ['ghn', 'ghtk', 'viettelpost'] as const;
export type CarrierId = (typeof CARRIERS)[number];

/**
 * State of a parcel's booking with its carrier: `asking` while it is unknown whether the carrier has it, `made` once it has,
 * `refused` when it declined, `unwanted` when it must be cancelled there, `cancelled` once it was.
 */
export const BOOKING_STATES = ['asking', 'made', 'refused', 'unwanted', 'cancelled'] as const;

/** Why staff should check a booked parcel. */
export const BOOKING_CONCERNS = ['unknown', 'trouble', 'cancelled', 'stuck'] as const;
export type BookingConcern = (typeof BOOKING_CONCERNS)[number];

/**
 * What a carrier's status means: a status of the shipment, or that the parcel still waits, that the carrier cancelled it, or an
 * incident for which the shop has no status.
 */
export type CarrierStep = ShipmentStatus | 'waits' | 'cancelled' | 'trouble';

/** The carriers' own status codes, as in their webhooks (api.ghn.vn; api.ghtk.vn; partner.viettelpost.vn). */
const STEPS: Record<CarrierId, Readonly<Record<string, CarrierStep>>> = {
  ghn: {
    ready_to_pick: 'waits',
    picking: 'waits',
    money_collect_picking: 'waits',
    picked: 'shipped',
    storing: 'in_transit',
    sorting: 'in_transit',
    transporting: 'in_transit',
    delivering: 'out_for_delivery',
    money_collect_delivering: 'out_for_delivery',
    delivered: 'delivered',
    delivery_fail: 'failed',
    waiting_to_return: 'failed',
    return: 'failed',
    return_transporting: 'failed',
    return_sorting: 'failed',
    returning: 'failed',
    return_fail: 'trouble',
    returned: 'returned',
    cancel: 'cancelled',
    exception: 'trouble',
    damage: 'trouble',
    lost: 'trouble',
  },
  ghtk: {
    '-1': 'cancelled',
    '1': 'waits',
    '2': 'waits',
    '3': 'in_transit',
    '4': 'out_for_delivery',
    '5': 'delivered',
    // The cash was reconciled; the parcel had already been delivered.
    '6': 'delivered',
    '7': 'trouble',
    '8': 'waits',
    '9': 'failed',
    '10': 'waits',
    '11': 'returned',
    '12': 'waits',
    '13': 'trouble',
    '20': 'failed',
    '21': 'returned',
    // Reports of the carrier's own couriers that its system has not taken over yet.
    '45': 'waits',
    '49': 'waits',
    '123': 'waits',
    '127': 'waits',
    '128': 'waits',
    '410': 'waits',
  },
  viettelpost: {
    '100': 'waits',
    '101': 'trouble',
    '102': 'waits',
    '103': 'waits',
    '104': 'waits',
    '105': 'shipped',
    '106': 'waits',
    '107': 'cancelled',
    '200': 'in_transit',
    '201': 'cancelled',
    '202': 'waits',
    '300': 'in_transit',
    '301': 'in_transit',
    '302': 'in_transit',
    '303': 'in_transit',
    '320': 'in_transit',
    '400': 'in_transit',
    '500': 'out_for_delivery',
    '501': 'delivered',
    '502': 'failed',
    '503': 'trouble',
    '504': 'returned',
    '505': 'failed',
    '506': 'failed',
    '507': 'failed',
    '508': 'out_for_delivery',
    '509': 'in_transit',
    '515': 'failed',
    '550': 'in_transit',
  },
};

/** The meaning of a carrier's status; undefined for an unknown one, which moves nothing. */
export function stepOf(carrier: CarrierId, status: string): CarrierStep | undefined {
  return Object.hasOwn(STEPS[carrier], status) ? STEPS[carrier][status] : undefined;
}

/** Statuses that a carrier may skip on the way to the one it reports; forward only. */
const ONWARD: readonly ShipmentStatus[] = ['shipped', 'in_transit', 'out_for_delivery'];

/**
 * The moves that take a parcel to the status its carrier reports, including the ones it skipped. Empty when the parcel is already
 * there, and when no path leads there: a late report reverts nothing.
 */
export function stepsTo(from: ShipmentStatus, to: ShipmentStatus): ShipmentStatus[] {
  const ways: ShipmentStatus[][] = [[]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const at = way.at(-1) ?? from;
    if (at === to) return way;
    for (const next of SHIPMENT_STATUSES) {
      if (seen.has(next) || (next !== to && !ONWARD.includes(next))) continue;
      if (findMoveElsewhere(at, next) === undefined) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** Weight in grams and measures in centimetres of a packed parcel. */
export type ParcelSize = { weightG: number; lengthCm: number; widthCm: number; heightCm: number };

/** Limits of a small parcel common to all three carriers, and of the cash on delivery (GHN: 50 million). */
export const PARCEL_MAX = { weightG: 20_000, lengthCm: 100, widthCm: 100, heightCm: 100 } as const;
export const COD_MAX = 50_000_000;
