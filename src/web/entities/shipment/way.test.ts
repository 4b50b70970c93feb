import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { hasParcel, wayOf } from './way.ts';

test('an order has a parcel from its shipment on', () => {
  expect(ORDER_STATUSES.filter(hasParcel)).toEqual(['shipped', 'delivered', 'completed', 'failed']);
});

test('the way of a parcel is told from its end, each place once however many carried it', () => {
  const step = (status: 'pending' | 'shipped' | 'in_transit' | 'failed', timestamp: string) => ({
    status,
    timestamp,
  });
  const steps = [
    step('pending', '1'),
    step('shipped', '2'),
    step('shipped', '3'),
    step('in_transit', '4'),
    step('failed', '5'),
    step('in_transit', '6'),
  ];
  expect(wayOf({ steps }).map(({ timestamp }) => timestamp)).toEqual(['6', '5', '4', '2', '1']);
});
