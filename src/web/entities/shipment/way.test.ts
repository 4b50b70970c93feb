import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { hasParcel, wayOf } from './way.ts';

test('orders that are shipped, delivered, completed or failed have a parcel', () => {
  expect(ORDER_STATUSES.filter(hasParcel)).toEqual(['shipped', 'delivered', 'completed', 'failed']);
});

test('a parcel’s steps come newest first, consecutive ones of the same status once', () => {
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
