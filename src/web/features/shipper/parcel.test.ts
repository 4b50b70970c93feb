import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { cashFact, complaintOf, nextStatuses, reasonNeeded, statusWithKept, stepsOfAll } from './parcel.ts';

test.each<[ShipmentStatus, number, ReturnType<typeof cashFact>]>([
  ['out_for_delivery', 523_000, { kind: 'collect', cash: vnd(523_000) }],
  ['failed', 523_000, { kind: 'collect', cash: vnd(523_000) }],
  ['delivered', 523_000, { kind: 'collected', cash: vnd(523_000) }],
  ['returned', 523_000, { kind: 'nothing' }],
  ['delivered', 0, { kind: 'paid' }],
])('cash of a parcel that is %s with %d to collect: %o', (status, cash, expected) => {
  expect(cashFact({ status, cashToCollect: vnd(cash) })).toEqual(expected);
});

test.each<[ShipmentStatus, OrderStatus, ShipmentStatus[]]>([
  ['pending', 'shipped', []],
  ['shipped', 'shipped', ['in_transit']],
  ['in_transit', 'shipped', ['out_for_delivery', 'failed']],
  ['out_for_delivery', 'shipped', ['delivered', 'failed', 'returned']],
  ['delivered', 'delivered', ['returned']],
  // Only queued on the phone: the server does not know of the delivery yet.
  ['delivered', 'shipped', ['returned']],
  ['delivered', 'completed', []],
  ['failed', 'shipped', ['in_transit']],
  ['returned', 'failed', []],
])('a shipper may move a parcel from %s, with order %s, to %j', (status, order, next) => {
  expect(nextStatuses({ status, order: { status: order } })).toEqual(next);
});

test.each<[ShipmentStatus[], ShipmentStatus[]]>([
  [[], []],
  [['shipped', 'failed', 'shipped'], ['in_transit']],
  [['in_transit', 'in_transit'], ['out_for_delivery']],
  [['shipped', 'in_transit'], []],
  // Steps that need cash or a reason are updated one by one.
  [['out_for_delivery'], []],
])('parcels that are %j can be moved together to %j', (statuses, steps) => {
  const parcels = statuses.map((status) => ({ status, order: { status: 'shipped' as const } }));
  expect(stepsOfAll(parcels)).toEqual(steps);
});

test('only a failed delivery needs a reason', () => {
  expect(reasonNeeded('out_for_delivery', 'failed')).toBe(true);
  expect(reasonNeeded('out_for_delivery', 'delivered')).toBe(false);
  expect(reasonNeeded('out_for_delivery', undefined)).toBe(false);
});

test.each([
  ['no status chosen', undefined, 'x', 'status'],
  ['delivered without a note', 'delivered', '', null],
  ['failed without a reason', 'failed', '', 'reason'],
  ['failed with a reason', 'failed', 'khách vắng nhà', null],
] as const)('update form, %s (status %s, note "%s"): error %s', (_case, status, note, expected) => {
  expect(complaintOf('out_for_delivery', { status, note })).toBe(expected);
});

test('queued changes count in their order, accepted or refused ones do not', () => {
  const kept = { status: 'in_transit', accepted: false, refusal: null } as const;
  expect(statusWithKept('shipped', [])).toBe('shipped');
  expect(statusWithKept('shipped', [kept, { ...kept, status: 'out_for_delivery' }])).toBe('out_for_delivery');
  expect(statusWithKept('delivered', [{ ...kept, status: 'delivered', accepted: true }])).toBe('delivered');
  expect(statusWithKept('shipped', [kept, { ...kept, status: 'failed', refusal: 'không' }])).toBe(
    'in_transit',
  );
});
