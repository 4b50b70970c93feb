import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { canAssign, givenName, nextAtDesk, shippersFound } from './assigning.ts';

const person = (id: string, name: string) => {
  const _id = asId<UserId>(id);
  return { _id, id: _id, name, email: `${id}@vuoncharm.example` };
};
const tu = person('tu', 'Trần Văn Tú');
const hoang = person('hoang', 'Lý Hoàng');

test.each<[string, typeof tu | null, ShipmentStatus, (typeof tu)[] | undefined, boolean]>([
  ['can be assigned: no shipper yet', null, 'pending', [tu], true],
  ['can be assigned: no shipper yet, list of shippers still loading', null, 'pending', undefined, true],
  ['cannot be assigned: has a shipper', tu, 'shipped', [tu, hoang], false],
  ['cannot be assigned: has a shipper, list of shippers still loading', tu, 'shipped', undefined, false],
  ['can be assigned: its shipper has left', tu, 'in_transit', [hoang], true],
  ['cannot be assigned: delivered, its shipper has left', tu, 'delivered', [hoang], false],
  ['cannot be assigned: delivered without a shipper', null, 'delivered', [tu], false],
  ['can be assigned: in transit without a shipper', null, 'in_transit', [tu], true],
  ['cannot be assigned: returned, its shipper has left', tu, 'returned', [hoang], false],
])('%s', (_case, shipper, status, shippers, expected) => {
  expect(canAssign({ shipper, status }, shippers)).toBe(expected);
});

test.each<[typeof tu | null, ShipmentStatus, OrderStatus, ShipmentStatus[]]>([
  [null, 'pending', 'shipped', ['shipped']],
  [null, 'out_for_delivery', 'shipped', ['delivered', 'failed', 'returned']],
  [null, 'delivered', 'delivered', ['returned']],
  [null, 'delivered', 'completed', []],
  [tu, 'in_transit', 'shipped', []],
])('an admin may move a shipment of %s, %s, with order %s, to %j', (shipper, status, order, expected) => {
  expect(nextAtDesk({ shipper, status, order: { status: order } })).toEqual(expected);
});

test('shippers are found by name without diacritics and by e-mail', () => {
  expect(shippersFound([tu, hoang], 'tu tran')).toEqual([tu]);
  expect(shippersFound([tu, hoang], 'hoang@')).toEqual([hoang]);
  expect(shippersFound([tu, hoang], ' ')).toEqual([tu, hoang]);
});

test('the given name is the last word of the name', () => {
  expect([givenName(' Trần Văn Tú '), givenName('Tú')]).toEqual(['Tú', 'Tú']);
});
