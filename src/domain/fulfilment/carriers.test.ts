import { describe, expect, test } from 'vitest';
import { CARRIERS, stepOf, stepsTo } from './carriers.ts';
import { findMoveElsewhere, SHIPMENT_STATUSES, type ShipmentStatus } from './shipments.ts';

test.each([
  ['pending', 'shipped', ['shipped']],
  ['pending', 'delivered', ['shipped', 'in_transit', 'out_for_delivery', 'delivered']],
  ['shipped', 'failed', ['in_transit', 'failed']],
  ['failed', 'out_for_delivery', ['in_transit', 'out_for_delivery']],
  ['failed', 'returned', ['in_transit', 'out_for_delivery', 'returned']],
  ['delivered', 'returned', ['returned']],
  // Late reports revert nothing.
  ['out_for_delivery', 'in_transit', []],
  ['delivered', 'out_for_delivery', []],
  ['delivered', 'failed', []],
  ['returned', 'delivered', []],
  ['in_transit', 'in_transit', []],
] as const)('a parcel that is %s and reported as %s takes the steps %j', (from, to, steps) => {
  expect(stepsTo(from, to)).toEqual(steps);
});

test('every step is an allowed transition, and no intermediate one is failed, delivered or returned', () => {
  for (const from of SHIPMENT_STATUSES) {
    for (const to of SHIPMENT_STATUSES) {
      let at: ShipmentStatus = from;
      const steps = stepsTo(from, to);
      for (const step of steps) {
        expect(findMoveElsewhere(at, step)).toBeDefined();
        at = step;
      }
      expect(steps.slice(0, -1).filter((step) => ['failed', 'delivered', 'returned'].includes(step))).toEqual(
        [],
      );
    }
  }
});

describe('carrier statuses', () => {
  test.each([
    ['ghn', 'delivered', 'delivered'],
    ['ghn', 'delivery_fail', 'failed'],
    ['ghn', 'lost', 'trouble'],
    ['ghtk', '5', 'delivered'],
    ['ghtk', '9', 'failed'],
    ['ghtk', '45', 'waits'],
    ['viettelpost', '501', 'delivered'],
    ['viettelpost', '400', 'in_transit'],
    ['viettelpost', '504', 'returned'],
  ] as const)('%s: %s means %s', (carrier, status, step) => {
    expect(stepOf(carrier, status)).toBe(step);
  });

  test('an unknown status of any carrier has no meaning', () => {
    for (const carrier of CARRIERS)
      for (const status of ['', 'teleported', '999', 'constructor', '__proto__'])
        expect(stepOf(carrier, status)).toBeUndefined();
  });
});
