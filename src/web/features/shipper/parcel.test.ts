import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { cashFact, complaintOf, nextStatuses, reasonNeeded, statusWithKept } from './parcel.ts';

test.each<[ShipmentStatus, number, ReturnType<typeof cashFact>]>([
  ['out_for_delivery', 523_000, { kind: 'collect', cash: vnd(523_000) }],
  ['failed', 523_000, { kind: 'collect', cash: vnd(523_000) }],
  ['delivered', 523_000, { kind: 'collected', cash: vnd(523_000) }],
  ['returned', 523_000, { kind: 'nothing' }],
  ['delivered', 0, { kind: 'paid' }],
])('a parcel that is %s with %d to collect', (status, cash, expected) => {
  expect(cashFact({ status, cashToCollect: vnd(cash) })).toEqual(expected);
});

test.each<[ShipmentStatus, ShipmentStatus[]]>([
  ['pending', []],
  ['shipped', ['in_transit']],
  ['in_transit', ['out_for_delivery', 'failed']],
  ['out_for_delivery', ['delivered', 'failed', 'returned']],
  ['delivered', ['returned']],
  ['failed', ['in_transit']],
  ['returned', []],
])('from %s a shipper may go to %j', (status, next) => {
  expect(nextStatuses(status)).toEqual(next);
});

test('only a failed delivery needs a reason', () => {
  expect(reasonNeeded('out_for_delivery', 'failed')).toBe(true);
  expect(reasonNeeded('out_for_delivery', 'delivered')).toBe(false);
  expect(reasonNeeded('out_for_delivery', undefined)).toBe(false);
});

test.each([
  ['nothing chosen', undefined, 'x', 'status'],
  ['brought', 'delivered', '', null],
  ['failed without a word', 'failed', '', 'reason'],
  ['failed with one', 'failed', 'khách vắng nhà', null],
] as const)('%s', (_case, status, note, expected) => {
  expect(complaintOf('out_for_delivery', { status, note })).toBe(expected);
});

test('what the phone keeps counts, in its order; what the shop has or refused does not', () => {
  const kept = { status: 'in_transit', accepted: false, refusal: null } as const;
  expect(statusWithKept('shipped', [])).toBe('shipped');
  expect(statusWithKept('shipped', [kept, { ...kept, status: 'out_for_delivery' }])).toBe('out_for_delivery');
  expect(statusWithKept('delivered', [{ ...kept, status: 'delivered', accepted: true }])).toBe('delivered');
  expect(statusWithKept('shipped', [kept, { ...kept, status: 'failed', refusal: 'không' }])).toBe(
    'in_transit',
  );
});
