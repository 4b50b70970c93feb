import { describe, expect, test } from 'vitest';
import { unreachable } from '../../../test-support/transitions.ts';
import { vnd } from '../kernel/vnd.ts';
import { ORDER_MOVES } from '../ordering/moves.ts';
import { cashToCollect } from './cash.ts';
import { shipmentStatusLabels } from './copy.vi.ts';
import {
  SHIPMENT_ACTORS,
  SHIPMENT_MOVES,
  SHIPMENT_STATUSES,
  findMoveElsewhere,
  findShipmentMove,
  momentOfChange,
  needsShipmentReason,
  nextShipmentStatuses,
  nextStatusesElsewhere,
  shipmentStatusFor,
  statusesOfFilter,
} from './shipments.ts';

test('a shipper may set exactly the statuses of the specification', () => {
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

test('every status has the label of the specification; pending, which it does not name, has one too', () => {
  const { pending, ...named } = shipmentStatusLabels;
  expect(pending).not.toBe('');
  expect(named).toEqual({
    shipped: 'Đã ship',
    in_transit: 'Đang vận chuyển',
    out_for_delivery: 'Đang giao hàng',
    delivered: 'Đã giao',
    failed: 'Giao thất bại',
    returned: 'Đã trả',
  });
});

const ALLOWED = new Set([
  'null pending admin',
  'pending shipped admin',
  'shipped in_transit shipper',
  'in_transit out_for_delivery shipper',
  'in_transit failed shipper',
  'out_for_delivery delivered shipper',
  'out_for_delivery failed shipper',
  'out_for_delivery returned shipper',
  'delivered returned shipper',
  'failed in_transit shipper',
]);

describe.each(SHIPMENT_ACTORS)('shipment transitions by %s', (actor) => {
  test.each([null, ...SHIPMENT_STATUSES])('from %s: exactly those of the table', (from) => {
    const reached = SHIPMENT_STATUSES.filter((to) => findShipmentMove(from, to, actor) !== undefined);
    expect(reached).toEqual(SHIPMENT_STATUSES.filter((to) => ALLOWED.has(`${from} ${to} ${actor}`)));
  });
});

test('a parcel with another carrier: an admin marks it as shipped, then has the transitions of a shipper', () => {
  for (const from of SHIPMENT_STATUSES) {
    const next = nextStatusesElsewhere(from);
    expect(next).toEqual(from === 'pending' ? ['shipped'] : nextShipmentStatuses(from, 'shipper'));
    expect(SHIPMENT_STATUSES.filter((to) => findMoveElsewhere(from, to))).toEqual(
      SHIPMENT_STATUSES.filter((to) => next.includes(to)),
    );
  }
});

test('only the transitions to failed need a reason', () => {
  const silent = SHIPMENT_MOVES.filter((move) =>
    SHIPMENT_ACTORS.some((actor) => needsShipmentReason(move, actor)),
  );
  expect(silent.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'in_transit failed',
    'out_for_delivery failed',
  ]);
});

test('pending becomes shipped by an admin, not by a shipper; every status can be reached', () => {
  expect(nextShipmentStatuses('pending', 'admin')).toEqual(['shipped']);
  expect(findShipmentMove('pending', 'shipped', 'shipper')).toBeUndefined();
  expect(unreachable(SHIPMENT_MOVES, SHIPMENT_STATUSES)).toEqual([]);
});

test('shipment transitions move the order exactly to the statuses that ORDER_MOVES has through shipments', () => {
  const reached = new Set(SHIPMENT_MOVES.flatMap(({ order }) => order ?? []));
  const allowed = new Set(ORDER_MOVES.filter(({ through }) => through === 'shipment').map(({ to }) => to));
  expect(reached).toEqual(allowed);
  expect(shipmentStatusFor('delivered')).toBe('delivered');
  expect(shipmentStatusFor('failed')).toBe('returned');
  expect(shipmentStatusFor('shipped')).toBeUndefined();
});

test.each([
  [{}, '21T12:00', 'no time given'],
  [{ occurredAt: '21T11:30' }, '21T11:30', 'between the last change and now'],
  [{ occurredAt: '21T10:00' }, '21T11:00', 'before the last change'],
  [{ occurredAt: '21T13:00' }, '21T12:00', 'in the future'],
  [{ occurredAt: '21T11:30', sentAt: '21T12:00' }, '21T11:30', 'sent by a right clock'],
  [{ occurredAt: '20T11:30', sentAt: '20T12:00' }, '21T11:30', 'a clock a day slow'],
  [{ occurredAt: '22T11:30', sentAt: '22T12:00' }, '21T11:30', 'a clock a day fast'],
  [{ occurredAt: '20T10:00', sentAt: '20T12:00' }, '21T11:00', 'a slow clock, before the last change'],
  [{ occurredAt: '22T11:30', sentAt: '21T12:00' }, '21T12:00', 'a clock corrected before sending'],
])('a change with %j is recorded at %s (%s)', (said, happened, _when) => {
  const at = (time: string) => new Date(`2026-11-${time}:00Z`);
  const claim = Object.fromEntries(
    Object.entries(said).map(([name, time]) => [name, at(time).toISOString()]),
  );
  expect(momentOfChange(claim, at('21T11:00'), at('21T12:00'))).toEqual(at(happened));
});

test('status filter in_progress: in_transit and out_for_delivery; all: every status; failed: only that', () => {
  expect(statusesOfFilter('in_progress')).toEqual(['in_transit', 'out_for_delivery']);
  expect(statusesOfFilter('all')).toEqual(SHIPMENT_STATUSES);
  expect(statusesOfFilter('failed')).toEqual(['failed']);
});

test('cash to collect: the total of a COD order, 0 for VietQR', () => {
  expect(cashToCollect({ paymentMethod: 'COD', totalPrice: vnd(300_000) })).toBe(300_000);
  expect(cashToCollect({ paymentMethod: 'VietQR', totalPrice: vnd(300_000) })).toBe(0);
});
