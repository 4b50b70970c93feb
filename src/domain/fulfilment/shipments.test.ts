import { expect, test } from 'vitest';
import { unreachable } from '../kernel/transitions.ts';
import { SHIPMENT_MOVES, SHIPMENT_STATUSES, canMoveShipment, nextShipmentStatuses } from './shipments.ts';

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
