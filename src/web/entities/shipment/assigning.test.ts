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
  ['nobody has it', null, 'pending', [tu], true],
  ['nobody has it, and shippers are not known yet', null, 'pending', undefined, true],
  ['a shipper has it', tu, 'shipped', [tu, hoang], false],
  ['its shipper is not known yet', tu, 'shipped', undefined, false],
  ['its shipper left', tu, 'in_transit', [hoang], true],
  ['its shipper left after bringing it', tu, 'delivered', [hoang], false],
  ['another carrier brought it', null, 'delivered', [tu], false],
  ['another carrier brings it', null, 'in_transit', [tu], true],
  ['its shipper left after it came back', tu, 'returned', [hoang], false],
])('%s', (_case, shipper, status, shippers, expected) => {
  expect(canAssign({ shipper, status }, shippers)).toBe(expected);
});

test.each<[typeof tu | null, ShipmentStatus, OrderStatus, ShipmentStatus[]]>([
  [null, 'pending', 'shipped', ['shipped']],
  [null, 'out_for_delivery', 'shipped', ['delivered', 'failed', 'returned']],
  [null, 'delivered', 'delivered', ['returned']],
  [null, 'delivered', 'completed', []],
  [tu, 'in_transit', 'shipped', []],
])('of %s, %s, its order %s: the desk moves it to %j', (shipper, status, order, expected) => {
  expect(nextAtDesk({ shipper, status, order: { status: order } })).toEqual(expected);
});

test('shippers are found by name without diacritics and by e-mail', () => {
  expect(shippersFound([tu, hoang], 'tu tran')).toEqual([tu]);
  expect(shippersFound([tu, hoang], 'hoang@')).toEqual([hoang]);
  expect(shippersFound([tu, hoang], ' ')).toEqual([tu, hoang]);
});

test('the given name is the last one', () => {
  expect([givenName(' Trần Văn Tú '), givenName('Tú')]).toEqual(['Tú', 'Tú']);
});
