import { expect, test } from 'vitest';
import { unreachable } from '../kernel/transitions.ts';
import { ORDER_MOVES } from '../ordering/moves.ts';
import {
  SHIPMENT_MOVES,
  SHIPMENT_STATUSES,
  canMoveShipment,
  momentOfChange,
  nextShipmentStatuses,
  shipmentStatusFor,
} from './shipments.ts';

test('a shipper changes what the specification lets him', () => {
  const next = Object.fromEntries(
    SHIPMENT_STATUSES.map((status) => [status, nextShipmentStatuses(status, 'shipper')]),
  );
  expect(next).toEqual({
    pending: [],
    shipped: ['in_transit'],
    in_transit: ['out_for_delivery', 'failed'],
    out_for_delivery: ['delivered', 'failed', 'returned'],
    delivered: ['returned'],
    failed: ['in_transit'],
    returned: [],
  });
});

test('a shipment becomes shipped by the admin who assigns a shipper, and every status can be reached', () => {
  expect(nextShipmentStatuses('pending', 'admin')).toEqual(['shipped']);
  expect(canMoveShipment('pending', 'shipped', 'shipper')).toBe(false);
  expect(unreachable(SHIPMENT_MOVES, SHIPMENT_STATUSES)).toEqual([]);
});

test('an order goes along with its shipment exactly where the table of orders has a move through shipments', () => {
  const reached = new Set(SHIPMENT_MOVES.flatMap(({ order }) => order ?? []));
  const allowed = new Set(ORDER_MOVES.filter(({ through }) => through === 'shipment').map(({ to }) => to));
  expect(reached).toEqual(allowed);
  expect(shipmentStatusFor('delivered')).toBe('delivered');
  expect(shipmentStatusFor('failed')).toBe('returned');
  expect(shipmentStatusFor('shipped')).toBeUndefined();
});

test.each([
  [undefined, '12:00', 'not said'],
  ['11:30', '11:30', 'between what is known and now'],
  ['10:00', '11:00', 'before what is known'],
  ['13:00', '12:00', 'in the future'],
])('a change that says %s happened at %s (%s)', (claimed, happened, _when) => {
  const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
  expect(momentOfChange(claimed === undefined ? undefined : at(claimed), at('11:00'), at('12:00'))).toEqual(
    at(happened),
  );
});
